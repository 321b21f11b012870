import { z } from 'zod';
import { wholeNumber } from './variables.ts';

/** Variables for how long data is kept. */
export const retentionShape = {
  ANONYMOUS_RETENTION_MONTHS: z
    .union([z.literal('off').transform(() => null), wholeNumber(1, 120)], {
      error: 'must be a whole number of months from 1 to 120, or off',
    })
    .default(12),
} as const;
