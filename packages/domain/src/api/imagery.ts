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

/** Aerial tiles of 256 pixels in Web Mercator, for a map that moves. */
export const imageryTilesSchema = z.object({
  /** With `{z}`, `{x}` and `{y}` in it. */
  url_template: z.string(),
  min_zoom: z.int(),
  /** Nearer than this, the nearest tiles are to be enlarged. */
  max_zoom: z.int(),
  attribution: z.array(attributionSchema),
});

export type ImageryTiles = z.infer<typeof imageryTilesSchema>;
export type PropertyImagery = z.infer<typeof propertyImagerySchema>;
