import { z } from 'zod';
import { questionIdSchema } from '../owner-answers/question.ts';
import { houseSides, sideNamings, sideWords } from '../sides/index.ts';
import { areaIds, directions } from '../zones/index.ts';

/** Choices of many requests and answers, each of which the API's description calls by one name. */
export const areaSchema = z.enum(areaIds);
export const directionSchema = z.enum(directions);
export const houseSideSchema = z.enum(houseSides);
export const sideWordsSchema = z.enum(sideWords);
export const sideNamingSchema = z.enum(sideNamings);

/** Names one of the owner's answers; `side` is null for the whole house. */
export const answeredQuestionSchema = z.object({
  question_id: questionIdSchema,
  side: directionSchema.nullable(),
});
