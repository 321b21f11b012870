import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { textLimits } from '../limits/index.ts';
import { boxSchema } from '../boxes/index.ts';
import {
  amountsOf,
  answerAmountSchema,
  answerValueSchema,
  questionById,
  questionIdSchema,
} from '../owner-answers/index.ts';
import { imageIdSchema } from '../validation/index.ts';
import { seenBySchema } from '../home-visits/seen-by.ts';
import { disputeKindSchema, disputedOwnerSchema } from '../scoring/input.ts';
import { directionSchema, sideWordsSchema } from './choices.ts';
import { analysisSchema } from './analysis.ts';

const sideSchema = directionSchema.nullable();

/** One answer of the checklist, with its date. `side` is null for the whole house. */
export const storedAnswerSchema = z.object({
  question_id: questionIdSchema,
  side: sideSchema,
  side_said_as: sideWordsSchema,
  answer: answerValueSchema,
  /** How much, how close or how steep; null or absent: the owner didn't say. */
  amount: answerAmountSchema.nullable().optional(),
  /** The client id of the photo that the answer is about, as saved; the photo may not be there yet, or any more. */
  image_id: z.string().nullable(),
  /** What the owner marked in that photo. */
  box: boxSchema.nullable(),
  answered_at: z.iso.datetime(),
  /** The assessor who saw it; absent: the owner says so. */
  seen_by: seenBySchema.optional(),
});

/** Answers to save; a null answer removes an earlier one. */
export const saveAnswersSchema = z.object({
  /**
   * Which way the front faced, as far as the sender knew when the sides were named; null if nobody knew. Sides named as those of
   * the house turn along if it faces another way by now. Absent: as it faces now.
   */
  front_faces: sideSchema.optional(),
  /**
   * The day on which an assessor saw it, by the sender's calendar, for answers that waited for a connection; absent: today. Means nothing
   * from anybody else.
   */
  seen_on: z.iso.date().optional(),
  answers: z
    .array(
      z
        .object({
          question_id: questionIdSchema,
          side: sideSchema.default(null),
          /** How the side was named: one named as a side of the house rotates when the front's facing changes. */
          side_said_as: sideWordsSchema.default('compass'),
          answer: answerValueSchema.nullable(),
          /**
           * How much, how close or how steep, as far as the question takes it with this answer; null: not said. Absent: the same
           * answer keeps its amount, another one has none.
           */
          amount: answerAmountSchema.nullable().optional(),
          /**
           * The client id of the property's photo that the answer is about; the photo may arrive later. If the answer says that
           * something isn't there, what this photo and earlier ones show of it doesn't count. Absent: the same answer keeps its
           * photo, another one has none.
           */
          image_id: imageIdSchema.nullable().optional(),
          /** What the owner marked in that photo; given only with its `image_id`. */
          box: boxSchema.nullable().optional(),
        })
        .refine(
          ({ image_id: imageId, box }) => (box ?? null) === null || (imageId ?? null) !== null,
          {
            path: ['box'],
            error: 'must come with the image_id of its photo',
          },
        )
        .refine(
          ({ question_id: id, answer, amount = null }) =>
            amount === null ||
            (answer !== null && amountsOf(questionById(id), answer).includes(amount)),
          { path: ['amount'], error: 'must be one that the question takes with this answer' },
        ),
    )
    .min(1)
    .max(200),
});

/** The owner's dispute of a finding. `whose` is given only for 'not_mine'. */
export const createDisputeSchema = z
  .object({
    hazard_type: hazardTypeSchema,
    /** The client ids of the photos that show it. */
    image_ids: z.array(z.string().max(100)).max(200),
    /** The questions whose answers reported it. */
    question_ids: z.array(questionIdSchema).max(100),
    kind: disputeKindSchema,
    whose: z
      .preprocess(
        // Accepts the British spelling from pages loaded before the change to American.
        (whose) => (whose === 'neighbour' ? 'neighbor' : whose),
        disputedOwnerSchema.nullable(),
      )
      .default(null),
    reason: z.string().trim().min(1).max(textLimits.placementText),
  })
  .refine((dispute) => (dispute.kind === 'not_mine') === (dispute.whose !== null), {
    path: ['whose'],
    error: "must be given for 'not_mine', and only then",
  })
  .refine((dispute) => dispute.image_ids.length + dispute.question_ids.length > 0, {
    path: ['image_ids'],
    error: 'must name a photo, or question_ids a question',
  });

export const storedDisputeSchema = z.object({
  id: z.uuid(),
  hazard_type: hazardTypeSchema,
  image_ids: z.array(z.string()),
  question_ids: z.array(questionIdSchema),
  kind: disputeKindSchema,
  whose: disputedOwnerSchema.nullable(),
  reason: z.string(),
  created_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
});

/** Result of a saved correction: the re-scored analysis, or null if there is none yet. */
export const rescoredSchema = z.object({ analysis: analysisSchema.nullable() });

export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
export type SaveAnswers = z.infer<typeof saveAnswersSchema>;
export type CreateDispute = z.infer<typeof createDisputeSchema>;
export type StoredDispute = z.infer<typeof storedDisputeSchema>;
