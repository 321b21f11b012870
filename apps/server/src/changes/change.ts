import { z } from 'zod';

/** The channel of `apps/server/src/db/migrations/0008_announced_changes.sql`. */
export const changesChannel = 'dss_changes';

const ofProperty = { property_id: z.uuid() };
const withSubject = { ...ofProperty, id: z.uuid() };

/** An announcement of the database: what kind of change, and ids. What changed is read under the reader's own rights. */
export const changeSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('photo_added'), ...withSubject }),
  z.object({ what: z.literal('photo_removed'), ...withSubject }),
  z.object({ what: z.literal('placement_changed'), ...withSubject }),
  z.object({ what: z.literal('photo_sorted'), ...withSubject }),
  z.object({ what: z.literal('job_changed'), ...withSubject }),
  z.object({ what: z.literal('analysis_added'), ...withSubject }),
  z.object({ what: z.literal('answers_changed'), ...ofProperty }),
  z.object({ what: z.literal('disputes_changed'), ...ofProperty }),
  z.object({ what: z.literal('property_changed'), ...ofProperty }),
  /** Somebody's right on the property was given, changed or withdrawn, or the property was deleted. */
  z.object({ what: z.literal('access_changed'), ...ofProperty }),
  /** A visitor was ended. */
  z.object({ what: z.literal('actor_changed'), id: z.uuid() }),
]);

export type Change = z.infer<typeof changeSchema>;
/** A change of one property. */
export type PropertyChange = Exclude<Change, { what: 'actor_changed' }>;
