import { z } from 'zod';
import { analysisJobSchema } from './analysis.ts';

/** A client's message over the realtime connection, as JSON text. */
export const realtimeRequestSchema = z.discriminatedUnion('type', [
  /** Follows a property. Answered by `subscribed` or `refused`; a repeated request is answered again without effect. */
  z.strictObject({ type: z.literal('subscribe'), property_id: z.uuid() }),
  z.strictObject({ type: z.literal('unsubscribe'), property_id: z.uuid() }),
  /** The client's heartbeat, answered by `pong`. */
  z.strictObject({ type: z.literal('ping') }),
]);

/** A change of a property. It says what changed; clients fetch the data over the API. */
export const propertyEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photo_added'), photo_id: z.uuid() }),
  z.object({ kind: z.literal('photo_removed'), photo_id: z.uuid() }),
  z.object({ kind: z.literal('placement_changed'), photo_id: z.uuid() }),
  /** A side of the house or an area was proposed for it. */
  z.object({ kind: z.literal('photo_sorted'), photo_id: z.uuid() }),
  z.object({ kind: z.literal('property_changed') }),
  z.object({ kind: z.literal('answers_changed') }),
  z.object({ kind: z.literal('disputes_changed') }),
  z.object({ kind: z.literal('plan_changed') }),
  /** A service answered about the address, or the owner said something of it. */
  z.object({ kind: z.literal('address_facts_changed') }),
  /** The owner turned warnings on or off, or a warning began, changed or ended. */
  z.object({ kind: z.literal('fire_warnings_changed') }),
  /** What an insurer sent was entered, changed, or settled. */
  z.object({ kind: z.literal('insurer_notices_changed') }),
  /** A phone was let in to add photos, or no longer is. */
  z.object({ kind: z.literal('handovers_changed') }),
  /** Somebody was invited to the home, accepted, or ended. */
  z.object({ kind: z.literal('people_changed') }),
  /** An assessor began a visit, ended it, or changed its notes. */
  z.object({ kind: z.literal('visits_changed') }),
  /** Progress of the newest analysis job when this was sent; intermediate steps may be missing. */
  z.object({ kind: z.literal('analysis_progress'), job: analysisJobSchema }),
  z.object({
    kind: z.literal('analysis_added'),
    analysis_id: z.uuid(),
    dss_score: z.number().int(),
  }),
]);

/** A message from the server. */
export const realtimeMessageSchema = z.discriminatedUnion('type', [
  /** Events follow from now on. Earlier changes must be fetched over the API. */
  z.object({
    type: z.literal('subscribed'),
    property_id: z.uuid(),
    /** For how long the server knows that nothing has changed, up to a minute: what was asked for since needn't be fetched again. */
    unchanged_for_ms: z.number().int().nonnegative().default(0),
  }),
  /** Not followed: `property_not_found`, whether it is missing or belongs to another owner. */
  z.object({
    type: z.literal('refused'),
    property_id: z.uuid(),
    code: z.enum(['property_not_found', 'too_many_subscriptions']),
  }),
  z.object({ type: z.literal('event'), property_id: z.uuid(), event: propertyEventSchema }),
  /** Events may have been missed: refetch everything. */
  z.object({ type: z.literal('refetch'), property_id: z.uuid() }),
  /** Access was withdrawn or expired, or the property was deleted. No events follow. */
  z.object({ type: z.literal('ended'), property_id: z.uuid() }),
  z.object({ type: z.literal('pong') }),
]);

/** Why the server closes a connection, besides the protocol's own codes. */
export const realtimeCloseCodes = {
  /** The server stops or restarts: reconnect. */
  goingAway: 1001,
  /** A binary message; only text is accepted. */
  notText: 1003,
  /** A message longer than allowed. */
  tooLong: 1009,
  /** An invalid message. */
  malformed: 4400,
  /** The actor is no longer active: don't reconnect with the same identity. */
  nobody: 4401,
  /** Messages arrived faster than they can be answered. */
  tooFast: 4429,
  /** Too much data waits to be sent: the client doesn't read, or its connection is too slow. */
  tooSlow: 4408,
} as const;

export const realtimeTicketSchema = z.object({ ticket: z.string(), expires_at: z.iso.datetime() });

export type RealtimeRequest = z.infer<typeof realtimeRequestSchema>;
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;
export type PropertyEvent = z.infer<typeof propertyEventSchema>;
