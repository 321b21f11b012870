import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { milestoneKinds } from '../history/milestones.ts';
import { disputeKindSchema } from '../scoring/input.ts';
import { analysisSchema } from './analysis.ts';
import { scoreExplanationSchema } from '../scoring/result.ts';

/** A dispute, as far as a change of the result is told by it. */
export const changedDisputeSchema = z.object({
  hazard_type: hazardTypeSchema,
  kind: disputeKindSchema,
});

/** What differs between a result and the one before it. */
export const resultChangesSchema = z.object({
  hazards_appeared: z.array(hazardTypeSchema),
  hazards_gone: z.array(hazardTypeSchema),
  /** Hazards whose removal by the owner an after-photo confirms since. */
  work_confirmed: z.array(hazardTypeSchema),
  /** Hazards of which the owner says since that they are gone. Absent only in what a page kept from an earlier version. */
  work_said: z.array(hazardTypeSchema).default([]),
  photos_added: z.number().int(),
  photos_removed: z.number().int(),
  /** Photos in both whose side or area was said anew. */
  photos_relabeled: z.number().int(),
  /** Questions with an answer that is new, or another than before. */
  answers_given: z.array(questionIdSchema),
  answers_taken_back: z.array(questionIdSchema),
  disputes_made: z.array(changedDisputeSchema),
  disputes_taken_back: z.array(changedDisputeSchema),
  /** The version of the method, if it is another. */
  new_method: z.string().nullable(),
  /** Who looked at the photos, if it is somebody else. */
  new_provider: z.string().nullable(),
});

const pointSchema = analysisSchema
  .pick({
    analysis_id: true,
    created_at: true,
    dss_score: true,
    band: true,
    range: true,
    enough_seen: true,
    reason: true,
  })
  .extend({
    exposure: scoreExplanationSchema.shape.exposure,
    /** Null for the oldest result there is: nothing was before it. */
    changes: resultChangesSchema.nullable(),
  });

/** A home's results over time. */
export const scoreHistorySchema = z.object({
  /** Oldest first; the newest hundred at most. */
  points: z.array(pointSchema),
  /** Older results that are not among the points. */
  earlier: z.number().int(),
});

/** How a home stood at the end of a sitting, or once work was done in it, or the weights were others. */
const milestoneSchema = pointSchema.omit({ reason: true, changes: true }).extend({
  /** What it is about, the most telling of what changed. */
  kind: z.enum(milestoneKinds),
  /** Whether a pause was between it and the milestone before. */
  opens_sitting: z.boolean(),
  /** How many results it sums up; `analysis_id` and the figures are of the last that changed something. */
  results: z.number().int(),
  /** Points more than at the milestone before; null if there is none, or one of the two has only a range. */
  difference: z.number().int().nullable(),
  /** Since the milestone before; of the first one, all it rests on. */
  changes: resultChangesSchema,
});

/** The results of a home, a sitting's together. */
export const milestonesSchema = z.object({
  /** Oldest first; the newest hundred at most. */
  milestones: z.array(milestoneSchema),
  /** Older ones that are not among them. */
  earlier: z.number().int(),
});

export type Milestones = z.infer<typeof milestonesSchema>;
export type Milestone = Milestones['milestones'][number];
export type ScoreHistory = z.infer<typeof scoreHistorySchema>;
export type ScorePoint = ScoreHistory['points'][number];
