import { z } from 'zod';

import { extents } from '../hazards/hazard.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { comparedPlaces, disputeKindSchema, disputedOwnerSchema } from '../scoring/input.ts';
import { answeredQuestionSchema, areaSchema, directionSchema } from './choices.ts';

const sideSchema = directionSchema.nullable();

/**
 * What an analysis knows from photos, and what the owner disputes of it, as the score reads it: with these and the owner's answers,
 * a browser without a connection computes the same figures as the server. Without what only an explanation needs.
 */
export const seenEvidenceSchema = z.object({
  observations: z.array(
    z.object({
      hazard_type: hazardTypeSchema,
      /** The side of the house; null if unknown. */
      side: sideSchema,
      extent: z.enum(extents),
      distance_to_structure_ft: z.number().nullable(),
      /** 0-1, before the cap for uncalibrated providers. */
      confidence: z.number(),
      calibrated: z.boolean(),
      image_id: z.string(),
      /** Who looked: 'built-in' or the name of a model's provider. */
      provider: z.string().nullable(),
    }),
  ),
  /** The photos that count. */
  photos: z.array(
    z.object({
      image_id: z.string(),
      side: sideSchema,
      /** Who says so: the owner, or the provider that looked. */
      side_from: z.enum(['owner', 'provider']),
      /** As the owner says. */
      areas: z.array(areaSchema),
      /** As the provider says. */
      areas_in_view: z.array(areaSchema),
      /** The hazard types whose absence this photo can show. */
      judges: z.array(hazardTypeSchema),
      /** Of an after-photo that was compared with the photo that it repeats. */
      comparison: z
        .object({
          before_image_id: z.string(),
          /** Whether both show one place. */
          place: z.enum(comparedPlaces),
          /** What the earlier one shows, and this one plainly no longer does. */
          gone: z.array(hazardTypeSchema),
          /** What is plainly still there. */
          there: z.array(hazardTypeSchema),
        })
        .optional(),
    }),
  ),
  /** Photos that repeat others after their owner removed hazards seen in those. */
  after_photos: z
    .array(
      z.object({
        image_id: z.string(),
        /** The photo that it repeats, and earlier repeats of that. */
        before_image_ids: z.array(z.string()),
        /** What the owner says was removed. */
        hazard_types: z.array(hazardTypeSchema),
        /** What of that was only known to be there after this photo was taken. */
        too_old_for: z.array(hazardTypeSchema).optional(),
      }),
    )
    .default([]),
  /** Without those that follow from answers. */
  disputes: z.array(
    z.object({
      hazard_type: hazardTypeSchema,
      image_ids: z.array(z.string()),
      question_ids: z.array(questionIdSchema),
      /** Set where it follows from finished work: the answers that had been given by then. */
      answers: z.array(answeredQuestionSchema).optional(),
      kind: disputeKindSchema,
      whose: disputedOwnerSchema.nullable(),
    }),
  ),
});

export type SeenEvidence = z.infer<typeof seenEvidenceSchema>;
