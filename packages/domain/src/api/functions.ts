import { z } from 'zod';
import { photoLimits } from '../limits/index.ts';
import { imageIdSchema } from '../validation/index.ts';

/**
 * The body of `sign-image`: storage paths, with or without the bucket's name, or photos of one property. Routes validate paths
 * and the property's id themselves, to answer with the specified messages.
 */
export const signImageRequestSchema = z.union([
  z.object({ paths: z.array(z.unknown()).max(photoLimits.perProperty) }),
  z.object({
    property_id: z.string(),
    image_ids: z.array(imageIdSchema).max(photoLimits.perProperty),
  }),
]);

/** URLs that work for up to an hour, in the order of the request. Each form of the request has its own spelling. */
export const signedPathsSchema = z.object({ signedUrls: z.array(z.url()) });
export const signedImagesSchema = z.object({ signed_urls: z.array(z.url()) });

/** The body of `analyze-image`: a photo by its signed URL or its storage path, and what its owner says it shows. */
export const analyzeImageRequestSchema = z.object({
  imageUrl: z.string().min(1).max(2000),
  /** One of the placement form's five areas, by label or id. If absent, the photo's own area. */
  area: z.string().max(100).nullish(),
  /** The side of the house. Ignored here, because it matters only for scoring. */
  direction: z.string().max(20).nullish(),
});

export const analyzeImageAnswerSchema = z.object({ observations: z.string() });

export type SignImageRequest = z.infer<typeof signImageRequestSchema>;
export type AnalyzeImageRequest = z.infer<typeof analyzeImageRequestSchema>;
