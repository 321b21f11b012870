import type { AnalyzeRequest } from '@dss/domain';
import { z } from 'zod';

const requestPlacementSchema = z.object({
  /** The client's photo id. */
  imageId: z.string(),
  xRel: z.number().nullable(),
  yRel: z.number().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  caption: z.string().nullable(),
  direction: z.string().nullable(),
  area: z.string().nullable(),
});

/** What a job keeps of the request that started it. */
export const jobRequestSchema = z.object({
  /** Row ids of the chosen photos; null chooses all, those included that are added before the job starts. */
  photoIds: z.array(z.uuid()).nullable(),
  /** They count only where the photo has no placement stored. */
  placements: z.array(requestPlacementSchema),
});

export type JobRequest = z.infer<typeof jobRequestSchema>;
export type RequestPlacement = z.infer<typeof requestPlacementSchema>;

/**
 * The owner's placements of a request. Automatic ones (centre, directions in order, area 'Property') are made up,
 * so they are evidence of nothing and are left out here; only they name the area 'Property'.
 */
export function placementsOf(request: AnalyzeRequest): JobRequest['placements'] {
  return (request.placements ?? [])
    .filter(
      ({ automatic, area }) => automatic !== true && area?.trim().toLowerCase() !== 'property',
    )
    .map((placement) => ({
      imageId: placement.image_id,
      xRel: placement.x_rel ?? null,
      yRel: placement.y_rel ?? null,
      lat: placement.lat ?? null,
      lng: placement.lng ?? null,
      caption: placement.caption ?? null,
      direction: placement.direction ?? null,
      area: placement.area ?? null,
    }));
}
