import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/index.ts';
import { todayStepSchema } from '../fire-warnings/index.ts';

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
});

export type FireWarning = z.infer<typeof fireWarningSchema>;
export type ActiveFire = z.infer<typeof activeFireSchema>;
export type HomeWarnings = z.infer<typeof homeWarningsSchema>;
