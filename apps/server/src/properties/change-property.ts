import {
  DssError,
  directions,
  houseSides,
  turnWithFront,
  type ChangeProperty,
  type Facing,
  type Property,
} from '@dss/domain';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { rescore } from '../analysis/result/rescore.ts';
import type { Clock } from '../clock/index.ts';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { lockOwnProperty } from './lock-own-property.ts';
import { toWireProperty } from './wire-property.ts';

const { homeVisitAnswers, imagePlacements, images, ownerAnswers, properties } = tables;

/** The previous and the new facing of the front. */
interface Turn {
  readonly propertyId: string;
  readonly from: Facing;
  readonly to: Facing;
}

/**
 * Saves what the owner says about the house.
 *
 * A new facing of the front rotates photos and answers whose side was named as a side of the house, so that "back" stays the
 * back. Those named by compass direction stay unchanged. Missing sides are sides of the house, so they stay as well. A change of
 * them re-scores, as does a new facing of a home without photos; one with photos is analyzed again when its owner asks for it.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function changeProperty(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  actor: Actor | null,
  propertyId: string,
  change: ChangeProperty,
): Promise<Property> {
  return db.asActor(actor, async (tx) => {
    const before = await lockOwnProperty(tx, propertyId);
    const { front_faces: frontFaces = before.frontFaces } = change;
    const missingSides = houseSides.filter((side) =>
      (change.missing_sides ?? before.missingSides).includes(side),
    );
    const [row] = await tx
      .update(properties)
      .set({ frontFaces, missingSides })
      .where(eq(properties.id, propertyId))
      .returning();
    if (row === undefined) throw new DssError('property_not_found');
    const at = clock();
    const isTurned = frontFaces !== before.frontFaces;
    if (isTurned) {
      const turn: Turn = { propertyId, from: before.frontFaces, to: frontFaces };
      await turnPlacements(tx, turn, at);
      await turnAnswers(tx, turn);
    }
    const isChanged = missingSides.join() !== before.missingSides.join();
    // Without photos no analysis follows that would read the turned answers.
    if (isChanged || (isTurned && !(await hasPhotos(tx, propertyId)))) {
      await rescore(tx, { propertyId, reason: 'answer', at });
    }
    return toWireProperty(row);
  });
}

async function hasPhotos(tx: Transaction, propertyId: string): Promise<boolean> {
  const [photo] = await tx
    .select({ id: images.id })
    .from(images)
    .where(eq(images.propertyId, propertyId))
    .limit(1);
  return photo !== undefined;
}

async function turnPlacements(
  tx: Transaction,
  { propertyId, from, to }: Turn,
  at: Date,
): Promise<void> {
  const named = await tx
    .select({ id: imagePlacements.id, direction: imagePlacements.direction })
    .from(imagePlacements)
    .where(
      and(
        eq(imagePlacements.propertyId, propertyId),
        eq(imagePlacements.directionSaidAs, 'house'),
        isNotNull(imagePlacements.direction),
      ),
    );
  for (const { id, direction } of named) {
    if (direction === null) continue;
    const turned = turnWithFront(direction, from, to);
    if (turned === direction) continue;
    await tx
      .update(imagePlacements)
      .set({ direction: turned, updatedAt: at })
      .where(eq(imagePlacements.id, id));
  }
}

/** What assessors said at their visits turns with the answers. */
async function turnVisits(tx: Transaction, { propertyId, from, to }: Turn): Promise<void> {
  const turned = directions.map(
    (side) => sql`when ${side} then ${turnWithFront(side, from, to)}::answer_side`,
  );
  await tx
    .update(homeVisitAnswers)
    .set({ side: sql`case ${homeVisitAnswers.side}::text ${sql.join(turned, sql` `)} end` })
    .where(
      and(
        eq(homeVisitAnswers.propertyId, propertyId),
        eq(homeVisitAnswers.sideSaidAs, 'house'),
        ne(homeVisitAnswers.side, 'house'),
      ),
    );
}

/** Deletes and re-inserts all answers, because two answers that swap sides would violate the unique key one by one. */
async function turnAnswers(tx: Transaction, { propertyId, from, to }: Turn): Promise<void> {
  const taken = await tx
    .delete(ownerAnswers)
    .where(
      and(
        eq(ownerAnswers.propertyId, propertyId),
        eq(ownerAnswers.sideSaidAs, 'house'),
        ne(ownerAnswers.side, 'house'),
      ),
    )
    .returning();
  await turnVisits(tx, { propertyId, from, to });
  const turned = taken.map((row) => ({
    ...row,
    side: row.side === 'house' ? row.side : turnWithFront(row.side, from, to),
  }));
  if (turned.length === 0) return;
  // Keeps an existing answer that was named by compass direction.
  await tx.insert(ownerAnswers).values(turned).onConflictDoNothing();
}
