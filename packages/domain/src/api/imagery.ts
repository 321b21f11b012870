import { z } from 'zod';
import { attributionSchema } from './places.ts';

/** The aerial picture of a property's map view. */
export const propertyImagerySchema = z.object({
  /** Works for at least an hour, for anyone who has it. */
  url: z.string(),
  /** Width and height of the picture; it shows exactly the map view. */
  pixels: z.int(),
  /** When the picture was taken, if the source says. */
  captured_on: z.iso.date().nullable(),
  attribution: z.array(attributionSchema),
});

/** Aerial tiles of 256 pixels in Web Mercator, for an interactive map. */
export const imageryTilesSchema = z.object({
  /** Contains `{z}`, `{x}` and `{y}`. */
  url_template: z.string(),
  min_zoom: z.int(),
  /** Above this zoom, tiles of this zoom are enlarged. */
  max_zoom: z.int(),
  attribution: z.array(attributionSchema),
});

export type ImageryTiles = z.infer<typeof imageryTilesSchema>;
export type PropertyImagery = z.infer<typeof propertyImagerySchema>;
