import {
  shownSources,
  upkeepFacts,
  upkeepOf,
  upkeepText,
  type HomeUpkeep,
  type Locale,
} from '@dss/domain';
import { newestFacts } from '../analysis/index.ts';
import { assertOwned, type Actor, type Database, type Transaction } from '../db/index.ts';

/**
 * What a home needs each year, as far as its newest result tells.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readUpkeep(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  locale: Locale,
): Promise<HomeUpkeep> {
  return db.asActor(actor, async (tx) => {
    await assertOwned(tx, propertyId);
    return upkeepIn(tx, propertyId, locale);
  });
}

/** The same for whoever the transaction acts for, whom the database lets read the property or not. */
export async function upkeepIn(
  tx: Transaction,
  propertyId: string,
  locale: Locale,
): Promise<HomeUpkeep> {
  const facts = upkeepFacts(await newestFacts(tx, propertyId));
  return {
    tasks: upkeepOf(facts).map(({ id, months, reason, sources }) => ({
      id,
      ...upkeepText(id, locale),
      months: [...months],
      reason,
      sources: shownSources(sources, locale),
    })),
  };
}
