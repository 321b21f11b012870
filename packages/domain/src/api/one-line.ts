import { z } from 'zod';

/** A text that somebody typed into one line: not empty, at most so long. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/[\0\r\n]/.test(text), { error: 'must be one line' });
