import { randomUUID } from 'node:crypto';
import {
  areaOptions,
  DssError,
  parseArea,
  parseDirection,
  type LatLng,
  type Placement,
  type PlacementFields,
} from '@dss/domain';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  assertOwned,
  assertVisible,
  isMissingReference,
  tables,
  lockProperty,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { toWirePlacement } from '../photos/index.ts';
import { positionColumns } from './position.ts';

export interface PlacementDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Says where a photo was taken. A field that is absent stays as it is, null clears it.
 * @throws DssError `property_not_found`, `photo_not_found`; `invalid_request` for a direction or area that isn't one
 */
export async function savePlacement(
  { db, clock }: PlacementDependencies,
  actor: Actor | null,
  name: { readonly propertyId: string; readonly imageId: string },
  fields: PlacementFields,
): Promise<Placement> {
  const saving = db.asActor(actor, async (tx) => {
    await assertVisible(tx, name.propertyId);
    // A pin that is being moved has moved this photo's position too before it is written here.
    await lockProperty(tx, name.propertyId);
    const changes = {
      ...toColumns(fields, await readPin(tx, name.propertyId)),
      updatedAt: clock(),
    };
    const [photo] = await tx
      .select({ id: tables.images.id })
      .from(tables.images)
      .where(
        and(eq(tables.images.propertyId, name.propertyId), eq(tables.images.imageId, name.imageId)),
      );
    if (photo === undefined) throw new DssError('photo_not_found');
    const [row] = await tx
      .insert(tables.imagePlacements)
      .values({ id: randomUUID(), photoId: photo.id, ...name, ...changes })
      .onConflictDoUpdate({ target: tables.imagePlacements.photoId, set: changes })
      .returning();
    if (row === undefined) throw new DssError('internal_error');
    return toWirePlacement(row);
  });
  return saving.catch((error: unknown) => {
    // Another tab has removed the photo since it was found.
    throw isMissingReference(error) ? new DssError('photo_not_found', { cause: error }) : error;
  });
}

/**
 * Forgets where a photo was taken, and all that was said about it. One without a placement is as it should be.
 * @throws DssError `property_not_found` for anybody but its owner
 */
export async function removePlacement(
  { db }: PlacementDependencies,
  actor: Actor | null,
  { propertyId, imageId }: { readonly propertyId: string; readonly imageId: string },
): Promise<void> {
  const { imagePlacements } = tables;
  await db.asActor(actor, async (tx) => {
    await assertOwned(tx, propertyId);
    await tx
      .delete(imagePlacements)
      .where(and(eq(imagePlacements.propertyId, propertyId), eq(imagePlacements.imageId, imageId)));
  });
}

async function readPin(tx: Transaction, propertyId: string): Promise<LatLng | null> {
  const { properties } = tables;
  const [row] = await tx
    .select({ lat: properties.lat, lng: properties.lng })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return row === undefined || row.lat === null || row.lng === null
    ? null
    : { lat: row.lat, lng: row.lng };
}

type Changes = Partial<typeof tables.imagePlacements.$inferInsert>;

/** The columns that a request names, checked and in the form they are stored in. */
function toColumns(fields: PlacementFields, pin: LatLng | null): Changes {
  return {
    ...positionColumns(fields, pin),
    ...(fields.caption === undefined ? {} : { caption: fields.caption }),
    ...(fields.name === undefined ? {} : { name: fields.name }),
    ...directionColumns(fields),
    ...(fields.area === undefined ? {} : { area: areaColumn(fields.area) }),
  };
}

function directionColumns({ direction, direction_said_as: saidAs }: PlacementFields): Changes {
  if (direction === undefined) return {};
  const column = directionColumn(direction);
  return { direction: column, directionSaidAs: (column && saidAs) ?? 'compass' };
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
  throw new DssError('invalid_request', { values: { detail: `area: must be one of ${labels}.` } });
}
