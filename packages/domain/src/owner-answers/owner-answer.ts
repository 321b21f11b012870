import { z } from 'zod';
import { directions } from '../zones/index.ts';
import { questionIdSchema } from './question-id.ts';

export const answerValues = ['yes', 'no', 'not_sure', 'not_applicable'] as const;

export type AnswerValue = (typeof answerValues)[number];

/**
 * One answer of the checklist. `side` is null when the answer is meant for the whole house. Of two
 * answers to the same question and side the caller keeps the newer; the score reads what it is given.
 */
export const ownerAnswerSchema = z.object({
  questionId: questionIdSchema,
  side: z.enum(directions).nullable(),
  answer: z.enum(answerValues),
});

export type OwnerAnswer = Readonly<z.infer<typeof ownerAnswerSchema>>;
