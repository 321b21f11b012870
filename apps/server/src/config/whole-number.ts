import { z } from 'zod';

/** A schema for an environment variable that is a whole number within bounds. */
export const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${low} to ${high}` })
    .int({ error: `must be a whole number from ${low} to ${high}` })
    .min(low, { error: `must be at least ${low}` })
    .max(high, { error: `must be at most ${high}` });
