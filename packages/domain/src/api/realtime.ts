import { z } from 'zod';
import { analysisJobSchema } from './analysis.ts';

/** What a client says over the realtime connection, as JSON text. */
export const realtimeRequestSchema = z.discriminatedUnion('type', [
  /** Follow a property. Answered by `subscribed` or `refused`; asking twice is answered twice and changes nothing. */
  z.strictObject({ type: z.literal('subscribe'), property_id: z.uuid() }),
  z.strictObject({ type: z.literal('unsubscribe'), property_id: z.uuid() }),
  /** The client's heartbeat, answered by `pong`. */
  z.strictObject({ type: z.literal('ping') }),
]);

/** Something that happened on a property. It names what to look at; what is there is asked for over the API. */
export const propertyEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photo_added'), photo_id: z.uuid() }),
  z.object({ kind: z.literal('photo_removed'), photo_id: z.uuid() }),
  z.object({ kind: z.literal('placement_changed'), photo_id: z.uuid() }),
  /** A side of the house or an area is proposed for it. */
  z.object({ kind: z.literal('photo_sorted'), photo_id: z.uuid() }),
  z.object({ kind: z.literal('property_changed') }),
  z.object({ kind: z.literal('answers_changed') }),
  z.object({ kind: z.literal('disputes_changed') }),
  /** How far the newest analysis job is, as its row said when this was sent; steps between may be left out. */
  z.object({ kind: z.literal('analysis_progress'), job: analysisJobSchema }),
  z.object({
    kind: z.literal('analysis_added'),
    analysis_id: z.uuid(),
    dss_score: z.number().int(),
  }),
]);

/** What the server says. */
export const realtimeMessageSchema = z.discriminatedUnion('type', [
  /** Events follow from now on. What changed before is asked for over the API. */
  z.object({ type: z.literal('subscribed'), property_id: z.uuid() }),
  /** Not followed: `property_not_found`, alike for a missing property and for somebody else's. */
  z.object({
    type: z.literal('refused'),
    property_id: z.uuid(),
    code: z.enum(['property_not_found', 'too_many_subscriptions']),
  }),
  z.object({ type: z.literal('event'), property_id: z.uuid(), event: propertyEventSchema }),
  /** Events may have been missed: ask for everything anew. */
  z.object({ type: z.literal('refetch'), property_id: z.uuid() }),
  /** The access was withdrawn or has expired, or the property was deleted. Nothing more follows. */
  z.object({ type: z.literal('ended'), property_id: z.uuid() }),
  z.object({ type: z.literal('pong') }),
]);

/** Why the server closes a connection, beside the protocol's own codes. */
export const realtimeCloseCodes = {
  /** The server stops or starts again: connect anew. */
  goingAway: 1001,
  /** Only text is taken. */
  notText: 1003,
  /** A message longer than allowed. */
  tooLong: 1009,
  /** A message that isn't one of ours. */
  malformed: 4400,
  /** Who connected is nobody anymore: don't come back with the same identity. */
  nobody: 4401,
  /** Messages came faster than they can be answered. */
  tooFast: 4429,
  /** Too much waits to be sent: the client doesn't read, or its line is too slow. */
  tooSlow: 4408,
} as const;

export const realtimeTicketSchema = z.object({ ticket: z.string(), expires_at: z.iso.datetime() });

export type RealtimeRequest = z.infer<typeof realtimeRequestSchema>;
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;
export type PropertyEvent = z.infer<typeof propertyEventSchema>;
