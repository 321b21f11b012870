import { z } from 'zod';
import { localeSchema } from './locale.ts';

/** The longest letter that is drawn, in characters: about ten pages. */
export const letterLimit = 20_000;

/** A letter to draw as a PDF. Its text isn't kept. */
export const makeLetterSchema = z.object({
  locale: localeSchema,
  text: z.string().trim().min(1).max(letterLimit),
});
