import type { Photo, Placement } from '@dss/domain';
import type { tables } from '../db/index.ts';
import { expiryOf, type PhotoVariant, type UrlSigner } from './signed-urls.ts';

type ImageRow = typeof tables.images.$inferSelect;
type PlacementRow = typeof tables.imagePlacements.$inferSelect;

/** A photo in the API's form, with URLs of its current hour. */
export function toWirePhoto(
  signer: UrlSigner,
  row: ImageRow,
  placement: PlacementRow | null,
): Photo {
  const urlOf = (variant: PhotoVariant) =>
    signer.sign({ propertyId: row.propertyId, photoId: row.id, variant }, row.urlsSignedAt);
  return {
    id: row.id,
    image_id: row.imageId,
    property_id: row.propertyId,
    source_url: row.sourceUrl,
    file_name: row.fileName,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    sha256: row.sha256,
    chosen_sha256: row.chosenSha256,
    evidence: {
      browser: row.browserEvidence,
      device: row.deviceEvidence,
      server: row.serverEvidence,
    },
    signed_url: urlOf('working'),
    thumbnail_url: urlOf('thumbnail'),
    urls_expire_at: expiryOf(row.urlsSignedAt).toISOString(),
    proposed_side: row.proposedSide,
    proposed_area: row.proposedArea,
    placement: placement === null ? null : toWirePlacement(placement),
    created_at: row.createdAt.toISOString(),
  };
}

/** The signed URL of a photo's thumbnail. */
export function thumbnailUrl(
  signer: UrlSigner,
  { propertyId, id, urlsSignedAt }: Pick<ImageRow, 'propertyId' | 'id' | 'urlsSignedAt'>,
): string {
  return signer.sign({ propertyId, photoId: id, variant: 'thumbnail' }, urlsSignedAt);
}

export function toWirePlacement(row: Omit<PlacementRow, 'createdAt'>): Placement {
  return {
    id: row.id,
    property_id: row.propertyId,
    image_id: row.imageId,
    x_rel: row.xRel,
    y_rel: row.yRel,
    lat: row.lat,
    lng: row.lng,
    caption: row.caption,
    direction: row.direction,
    direction_said_as: row.directionSaidAs,
    area: row.area,
    name: row.name,
    repeats_image_id: row.repeatsImageId,
    work_step_id: row.workStepId,
    updated_at: row.updatedAt.toISOString(),
  };
}
