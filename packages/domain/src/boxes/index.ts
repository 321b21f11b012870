import { z } from 'zod';

/** A rectangle on the photo, in shares of its width and height, from the top left corner. */
export const boxSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});

export type Box = z.infer<typeof boxSchema>;
