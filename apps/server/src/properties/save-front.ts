import { DssError, turnWithFront, type Facing, type Property } from '@dss/domain';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  assertOwned,
  lockProperty,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { toWireProperty } from './wire-property.ts';

const { imagePlacements, ownerAnswers, properties } = tables;

/** How the front faced so far, and from now on. */
interface Turn {
  readonly propertyId: string;
  readonly from: Facing;
  readonly to: Facing;
}

/**
 * Says which way the front of the house faces. What was said of its back stays said of its back: photos and answers whose
 * side was named as one of the house turn along, those named by the compass stay.
 * @throws DssError `property_not_found` for anybody but its owner
 */
export async function saveFront(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  actor: Actor | null,
  propertyId: string,
  frontFaces: Facing,
): Promise<Property> {
  return db.asActor(actor, async (tx) => {
    await assertOwned(tx, propertyId);
    await lockProperty(tx, propertyId);
    const [before] = await tx.select().from(properties).where(eq(properties.id, propertyId));
    if (before === undefined) throw new DssError('property_not_found');
    if (before.frontFaces === frontFaces) return toWireProperty(before);
    const [row] = await tx
      .update(properties)
      .set({ frontFaces })
      .where(eq(properties.id, propertyId))
      .returning();
    if (row === undefined) throw new DssError('property_not_found');
    const turn: Turn = { propertyId, from: before.frontFaces, to: frontFaces };
    await turnPlacements(tx, turn, clock());
    await turnAnswers(tx, turn);
    return toWireProperty(row);
  });
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

/** All at once: two answers that change places must not meet. */
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
  const turned = taken.map((row) => ({
    ...row,
    side: row.side === 'house' ? row.side : turnWithFront(row.side, from, to),
  }));
  if (turned.length === 0) return;
  // Where an answer named by the compass stands already, it stays.
  await tx.insert(ownerAnswers).values(turned).onConflictDoNothing();
}
