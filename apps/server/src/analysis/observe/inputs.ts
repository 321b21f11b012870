import { createHash } from 'node:crypto';
import {
  doesHintCount,
  parseArea,
  readSides,
  type AreaId,
  type Direction,
  type EvidenceSources,
  type Facing,
  type HouseOutline,
  type LatLng,
} from '@dss/domain';
import { asc, eq } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';
import type { ObservationProvider } from './providers/provider.ts';

/** One photo of an analysis, with what its owner entered about it. */
export interface PhotoInput {
  /** Row id. */
  readonly id: string;
  /** When it was received, by the database's clock. */
  readonly receivedAt: Date;
  /** When it was taken, by each source. */
  readonly evidence: EvidenceSources;
  /** The client's id. */
  readonly imageId: string;
  readonly sourceUrl: string;
  readonly workingPath: string;
  readonly workingSha256: string;
  /** Null if the owner didn't place it. Automatic placements aren't the owner's statement and are never in here. */
  readonly placement: PlacementInput | null;
  readonly area: AreaId | null;
  /** The side of the house that the photo shows. */
  readonly side: Direction | null;
  /** Client id of the photo that it repeats as an after-photo; null if it is none. */
  readonly repeats: string | null;
  /** Whether a direction recognized in the picture can be used, given the sides that the owner named. */
  readonly hintCounts: boolean;
}

/** Where a photo was taken and what it shows, as its owner says. */
export interface PlacementInput {
  readonly xRel: number | null;
  readonly yRel: number | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly caption: string | null;
  readonly direction: string | null;
  readonly area: string | null;
}

/** A placement sent with an analysis request. */
export interface RequestPlacement extends PlacementInput {
  /** The client's photo id. */
  readonly imageId: string;
}

/** All inputs of an analysis except the provider and versions. */
export interface AnalysisInputs {
  /** The pin; null for a property without coordinates. */
  readonly center: LatLng | null;
  /** The house around the pin; null if the owner hasn't traced it. */
  readonly outline: HouseOutline | null;
  /** Which way the front faces; null if unknown. */
  readonly frontFaces: Facing;
  readonly photos: readonly PhotoInput[];
}

/**
 * Reads the current inputs with all photos of the property. A placement from the request is used only for a photo without a
 * stored one.
 * @returns null if the property doesn't exist or the actor has no right to it
 */
export async function loadInputs(
  transaction: Transaction,
  propertyId: string,
  placements: readonly RequestPlacement[],
): Promise<AnalysisInputs | null> {
  const { images, imagePlacements, properties } = tables;
  const [property] = await transaction
    .select({
      lat: properties.lat,
      lng: properties.lng,
      outline: properties.outline,
      frontFaces: properties.frontFaces,
    })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (property === undefined) return null;
  const rows = await transaction
    .select({ image: images, stored: imagePlacements })
    .from(images)
    .leftJoin(imagePlacements, eq(imagePlacements.photoId, images.id))
    .where(eq(images.propertyId, propertyId))
    .orderBy(asc(images.createdAt), asc(images.id));

  const { lat, lng } = property;
  const center = lat === null || lng === null ? null : { lat, lng };
  const { outline, frontFaces } = property;
  const requested = new Map(placements.map((placement) => [placement.imageId, placement]));
  const placed = rows.map(({ image, stored }) =>
    placementInput(stored ?? requested.get(image.imageId) ?? null),
  );
  const read = readSides(
    frontFaces,
    placed.map(
      (placement, index) =>
        placement && {
          ...placement,
          automatic: false,
          directionSaidAs: rows[index]?.stored?.directionSaidAs ?? 'compass',
        },
    ),
    center,
  );
  const hintCounts = doesHintCount(read);
  const photos = rows.map(({ image }, index): PhotoInput => {
    const placement = placed[index] ?? null;
    return {
      id: image.id,
      receivedAt: image.createdAt,
      evidence: {
        server: image.serverEvidence,
        device: image.deviceEvidence,
        browser: image.browserEvidence,
      },
      imageId: image.imageId,
      sourceUrl: image.sourceUrl,
      workingPath: image.workingPath,
      workingSha256: image.workingSha256,
      placement,
      area: parseArea(placement?.area),
      side: read.sides[index] ?? null,
      repeats: rows[index]?.stored?.repeatsImageId ?? null,
      hintCounts,
    };
  });
  return { center, outline, frontFaces, photos };
}

/** These inputs, limited to the chosen photos; null chooses all. */
export function onlyChosen(
  inputs: AnalysisInputs,
  photoIds: readonly string[] | null,
): AnalysisInputs {
  if (photoIds === null) return inputs;
  const chosen = new Set(photoIds);
  return { ...inputs, photos: inputs.photos.filter(({ id }) => chosen.has(id)) };
}

function placementInput(placement: PlacementInput | null): PlacementInput | null {
  if (placement === null) return null;
  const { xRel, yRel, lat, lng, caption, direction, area } = placement;
  return { xRel, yRel, lat, lng, caption, direction, area };
}

/** One hash of the photos' part of the inputs and of the provider. The order of the photos doesn't matter. */
export function hashPhotos(
  inputs: AnalysisInputs,
  provider: Pick<ObservationProvider, 'id' | 'modelName' | 'schemaVersion' | 'promptVersion'>,
): string {
  const photos = inputs.photos
    .map(({ id, workingSha256, placement, repeats }) => ({
      id,
      workingSha256,
      placement,
      // Left out where there is none, so that the hash of a home without after-photos stays the same.
      ...(repeats !== null && { repeats }),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { id, modelName, schemaVersion, promptVersion } = provider;
  const versions = [id, modelName, schemaVersion, promptVersion];
  return createHash('sha256')
    .update(JSON.stringify([inputs.center, inputs.outline, inputs.frontFaces, photos, versions]))
    .digest('hex');
}
