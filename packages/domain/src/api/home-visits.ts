import { z } from 'zod';
import { homeVisitLimits } from '../limits/index.ts';
import { answerAmountSchema, answerValueSchema, questionIdSchema } from '../owner-answers/index.ts';
import { seenBySchema } from '../home-visits/seen-by.ts';
import { directionSchema, sideWordsSchema } from './choices.ts';

/** What an assessor answered at a visit. It stays as they said it, also where somebody has answered since. */
export const homeVisitAnswerSchema = z.object({
  question_id: questionIdSchema,
  side: directionSchema.nullable(),
  side_said_as: sideWordsSchema,
  answer: answerValueSchema,
  amount: answerAmountSchema.nullable(),
  /** Whether it is still what counts: nobody has answered the question since, or taken the answer back. */
  counts: z.boolean(),
});

/** One day on which an assessor looked at a home that its owner let them in to. */
export const homeVisitSchema = z.object({
  ...seenBySchema.shape,
  started_at: z.iso.datetime(),
  /** When the assessor said that they were done; null until then. */
  ended_at: z.iso.datetime().nullable(),
  notes: z.string(),
  answers: z.array(homeVisitAnswerSchema),
  /** Client ids of the photos added, as far as they are still there. */
  image_ids: z.array(z.string()),
});

const textSchema = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\0'), { error: 'must not contain a NUL character' });

/** What an assessor says of the visit itself. Sent as often as it changes; what is absent stays. */
export const saveHomeVisitSchema = z.strictObject({
  notes: textSchema(homeVisitLimits.notes).optional(),
  /** For whom the assessor came; null: for nobody. */
  organization: textSchema(homeVisitLimits.organization)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional(),
  ended: z.boolean(),
});

/** A visit as its assessor lists it. */
export const listedHomeVisitSchema = z.object({
  visit_id: z.uuid(),
  property_id: z.uuid(),
  /** The home as its owner let the assessor know it at that visit. */
  home: z.string(),
  on: z.iso.date(),
  ended_at: z.iso.datetime().nullable(),
  answers: z.number().int(),
  /** How many of the answers say that a hazard is there. */
  hazards: z.number().int(),
  /** Whether the assessor may still open the home; if not, nothing else of it is told. */
  open: z.boolean(),
  organization: z.string().nullable(),
  notes: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

export type HomeVisitAnswer = z.infer<typeof homeVisitAnswerSchema>;
export type HomeVisit = z.infer<typeof homeVisitSchema>;
export type SaveHomeVisit = z.infer<typeof saveHomeVisitSchema>;
export type ListedHomeVisit = z.infer<typeof listedHomeVisitSchema>;
