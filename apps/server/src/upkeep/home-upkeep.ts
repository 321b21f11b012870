import {
  shownSources,
  upkeepFacts,
  upkeepOf,
  upkeepText,
  type HomeUpkeep,
  type Locale,
} from '@dss/domain';
import { newestFacts } from '../analysis/index.ts';
import { assertOwned, type Actor, type Database } from '../db/index.ts';

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
  });
}
