import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/index.ts';
import { todayStepSchema } from '../fire-warnings/index.ts';
import { pushLimits } from '../limits/index.ts';

export const fireWarningEvents = ['red_flag_warning', 'fire_weather_watch'] as const;

/** A warning of the National Weather Service, as the newest message about it says. */
export const fireWarningSchema = z.object({
  /** The first message about it that was seen. */
  id: z.string(),
  /** A watch says that a warning may follow. */
  event: z.enum(fireWarningEvents),
  /** The office that warns, such as `NWS Sacramento CA`. */
  sender: z.string(),
  /** May be still to come. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The office's page. */
  url: z.url(),
});

/** A fire that burned when the service was last asked. */
export const activeFireSchema = z.object({
  name: z.string().nullable(),
  /** From the home to the nearest edge of the fire; 0: within it. */
  miles: z.number().min(0),
  acres: z.number().min(0).nullable(),
  contained_percent: z.number().min(0).max(100).nullable(),
});

/** The devices that are notified of a home's warnings, with what a browser needs to become one. */
export const homePushSchema = z.object({
  /** The server's public key, which a subscription names (VAPID): a point of P-256 as base64url. */
  key: z.string(),
  /** Of the reader's own devices: each is the SHA-256 hash of its endpoint, in hex. */
  devices: z.array(z.string()),
});

/** What became of a device that is no longer notified of a home. */
export const unsubscribedSchema = z.object({
  /** Whether its owner still has it notified of another home. */
  in_use: z.boolean(),
});

/** A browser's subscription to its maker's push service, as `PushSubscription.toJSON()` has it. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(pushLimits.endpoint),
  keys: z.object({
    /** An uncompressed point of P-256 (RFC 8291), 65 bytes as base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes as base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

export const homeWarningsSchema = z.object({
  /** Whether the owner wants to be told. */
  is_on: z.boolean(),
  /**
   * `no_position`: the home has no place on the map yet; `not_asked`: the service will be asked soon; `not_covered`: the service has no
   * zone there; `off`: this installation asks nobody.
   */
  state: z.enum(['watched', 'not_asked', 'not_covered', 'no_position', 'off']),
  /** When the service last answered about the home's zone; null: not yet. */
  checked_at: z.iso.datetime().nullable(),
  /** Of the home, for showing times; null: not known. */
  time_zone: z.string().nullable(),
  /** Those that have not ended, the ones that last longest last. */
  warnings: z.array(fireWarningSchema),
  /** When the last red flag warning ended, for a day after it; null: none did, or another stands. */
  ended_at: z.iso.datetime().nullable().optional(),
  /** What to do in about ten minutes; empty without a warning. */
  steps: z.array(
    z.object({
      id: todayStepSchema,
      text: z.string(),
      /** The findings at this home for which it is listed; empty: every home needs it. */
      because: z.array(z.object({ hazard_type: hazardTypeSchema, title: z.string() })),
    }),
  ),
  /** Fires within 25 miles, the nearest first; null: not known. */
  fires: z.object({ asked_at: z.iso.datetime(), fires: z.array(activeFireSchema) }).nullable(),
  /** Null: this installation notifies nobody. Absent in what an earlier version said. */
  push: homePushSchema.nullable().optional(),
});

export type FireWarning = z.infer<typeof fireWarningSchema>;
export type ActiveFire = z.infer<typeof activeFireSchema>;
export type HomePush = z.infer<typeof homePushSchema>;
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionSchema>;
export type HomeWarnings = z.infer<typeof homeWarningsSchema>;
