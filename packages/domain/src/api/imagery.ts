import { z } from 'zod';
import { attributionSchema } from './places.ts';

/** The aerial picture of a property's map view. */
export const propertyImagerySchema = z.object({
  /** Works for at least an hour, for whoever was given it. */
  url: z.string(),
  /** Width and height of the picture; it shows exactly the map view. */
  pixels: z.int(),
  /** When the aeroplane took it, where the source tells. */
  captured_on: z.iso.date().nullable(),
  attribution: z.array(attributionSchema),
});

export type PropertyImagery = z.infer<typeof propertyImagerySchema>;
