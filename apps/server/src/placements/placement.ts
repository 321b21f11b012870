import { randomUUID } from 'node:crypto';
import {
  areaOptions,
  DssError,
  parseArea,
  parseDirection,
  type Placement,
  type PlacementFields,
} from '@dss/domain';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { assertVisible, tables, type Actor, type Database } from '../db/index.ts';
import { toWirePlacement } from '../photos/index.ts';

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
  const changes = { ...toColumns(fields), updatedAt: clock() };
  return db.asActor(actor, async (tx) => {
    await assertVisible(tx, name.propertyId);
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
}

type Changes = Partial<typeof tables.imagePlacements.$inferInsert>;

/** The columns that a request names, checked and in the form they are stored in. */
function toColumns(fields: PlacementFields): Changes {
  assertPair('x_rel and y_rel', fields.x_rel, fields.y_rel);
  assertPair('lat and lng', fields.lat, fields.lng);
  return {
    ...(fields.x_rel === undefined ? {} : { xRel: fields.x_rel }),
    ...(fields.y_rel === undefined ? {} : { yRel: fields.y_rel }),
    ...(fields.lat === undefined ? {} : { lat: fields.lat }),
    ...(fields.lng === undefined ? {} : { lng: fields.lng }),
    ...(fields.caption === undefined ? {} : { caption: fields.caption }),
    ...(fields.name === undefined ? {} : { name: fields.name }),
    ...(fields.direction === undefined ? {} : { direction: directionColumn(fields.direction) }),
    ...(fields.area === undefined ? {} : { area: areaColumn(fields.area) }),
  };
}

/** A position is two figures, or none. */
function assertPair(names: string, one: number | null | undefined, other: typeof one): void {
  if ((one === undefined) === (other === undefined) && (one === null) === (other === null)) return;
  throw new DssError('invalid_request', { values: { detail: `${names} belong together.` } });
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
