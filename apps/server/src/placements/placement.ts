import { randomUUID } from 'node:crypto';
import {
  areaOptions,
  directionToday,
  DssError,
  parseArea,
  parseDirection,
  type Facing,
  type Placement,
  type PlacementFields,
} from '@dss/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  answersOf,
  asOwner,
  isAccessDenied,
  isMissingReference,
  lockProperty,
  preparedQuery,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { toWirePlacement } from '../photos/wire-photo.ts';
import { positionColumns } from './position.ts';

const { imagePlacements, images, properties } = tables;

export interface PlacementDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Saves where a photo was taken. Absent fields stay unchanged; null clears a field.
 * @param count runs last in the transaction and rolls it back by throwing
 * @throws DssError `property_not_found`, `photo_not_found`; `invalid_request` for an unknown direction or area
 */
export async function savePlacement(
  { db, clock }: PlacementDependencies,
  actor: Actor | null,
  name: { readonly propertyId: string; readonly imageId: string },
  fields: PlacementFields,
  count: (tx: Transaction) => Promise<void>,
): Promise<Placement> {
  const saving = db.asActor(actor, async (tx) => {
    const [, [found]] = await answersOf([
      // Waits for a change of the pin, which moves this photo's position too.
      lockProperty(tx, name.propertyId),
      houseAndPhoto(tx, name),
    ]);
    if (found === undefined) throw new DssError('property_not_found');
    const { photoId, ...house } = found;
    const changes = { ...toColumns(fields, house), updatedAt: clock() };
    if (photoId === null) throw new DssError('photo_not_found');
    const [row] = await tx
      .insert(imagePlacements)
      .values({ id: randomUUID(), photoId, ...name, ...changes })
      .onConflictDoUpdate({ target: imagePlacements.photoId, set: changes })
      .returning();
    await count(tx);
    if (row === undefined) throw new DssError('internal_error');
    return toWirePlacement(row);
  });
  return saving.catch((error: unknown) => {
    // Another tab has deleted the photo in the meantime, or a phone names a photo that it didn't add.
    const isRefused = isMissingReference(error) || isAccessDenied(error);
    throw isRefused ? new DssError('photo_not_found', { cause: error }) : error;
  });
}

/**
 * Removes a photo's placement and everything the owner entered in it. Does nothing if there is none.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function removePlacement(
  { db }: PlacementDependencies,
  actor: Actor | null,
  { propertyId, imageId }: { readonly propertyId: string; readonly imageId: string },
): Promise<void> {
  await asOwner(db, actor, propertyId, async (tx) => {
    await tx
      .delete(imagePlacements)
      .where(and(eq(imagePlacements.propertyId, propertyId), eq(imagePlacements.imageId, imageId)));
  });
}

const { placeholder } = sql;

/** Where the house is and faces, and a photo of it; no row for a property that the actor can't see. */
const houseAndPhoto = preparedQuery('house and photo', (tx) =>
  tx
    .select({
      lat: properties.lat,
      lng: properties.lng,
      facing: properties.frontFaces,
      photoId: images.id,
    })
    .from(properties)
    .leftJoin(
      images,
      and(eq(images.propertyId, properties.id), eq(images.imageId, placeholder('imageId'))),
    )
    .where(eq(properties.id, placeholder('propertyId'))),
);

interface House {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly facing: Facing;
}

type PlacementChanges = Partial<Omit<typeof imagePlacements.$inferSelect, 'createdAt'>>;

/** The columns for a request's fields, validated and in their stored form. */
function toColumns(fields: PlacementFields, { lat, lng, facing }: House): PlacementChanges {
  const pin = lat === null || lng === null ? null : { lat, lng };
  return {
    ...positionColumns(fields, pin),
    ...(fields.caption === undefined ? {} : { caption: fields.caption }),
    ...(fields.name === undefined ? {} : { name: fields.name }),
    ...(fields.repeats_image_id === undefined ? {} : { repeatsImageId: fields.repeats_image_id }),
    ...(fields.work_step_id === undefined ? {} : { workStepId: fields.work_step_id }),
    ...directionColumns(fields, facing),
    ...(fields.area === undefined ? {} : { area: areaColumn(fields.area) }),
  };
}

function directionColumns(fields: PlacementFields, facing: Facing): PlacementChanges {
  if (fields.direction === undefined) return {};
  const named = directionColumn(fields.direction);
  if (named === null) return { direction: null, directionSaidAs: 'compass' };
  const { direction_said_as: saidAs = 'compass', front_faces: assumed } = fields;
  const direction = directionToday({ direction: named, saidAs }, assumed, facing);
  return { direction, directionSaidAs: saidAs };
}

function directionColumn(text: string | null) {
  if (text === null || text === '') return null;
  const direction = parseDirection(text);
  if (direction !== null) return direction;
  throw new DssError('invalid_request', {
    values: { detail: 'direction: must be north, east, south or west.' },
  });
}

function areaColumn(text: string | null): string | null {
  if (text === null || text === '') return null;
  const area = parseArea(text);
  const option = areaOptions.find((candidate) => candidate.id === area);
  if (option !== undefined) return option.label;
  const labels = areaOptions.map(({ label }) => label).join(', ');
  throw new DssError('invalid_request', {
    values: { detail: `area: must be one of ${labels}.` },
  });
}
