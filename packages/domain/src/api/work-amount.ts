import { z } from 'zod';

/** Hours or cubic yards of work, null where nothing is said. A hundredth is enough, and is what is stored. */
export const workAmount = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .transform((given) => Math.round(given * 100) / 100)
    .nullable();
