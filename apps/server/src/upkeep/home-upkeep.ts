import {
  hazardTextsEn,
  hazardTextsEs,
  shownSources,
  sourcesIn,
  stepIdOf,
  upkeepFacts,
  upkeepOf,
  upkeepText,
  type HazardTypeId,
  type HomeUpkeep,
  type Locale,
} from '@dss/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import { newestFacts } from '../analysis/result/newest-facts.ts';
import { stateOf } from '../properties/wire-property.ts';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';

const { properties } = tables;

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
  return asOwner(db, actor, propertyId, (tx) => upkeepIn(tx, propertyId, locale));
}

/** The same for whoever the transaction acts for, whom the database lets read the property or not. */
export async function upkeepIn(
  tx: Transaction,
  propertyId: string,
  locale: Locale,
): Promise<HomeUpkeep> {
  const facts = upkeepFacts(await newestFacts(tx, propertyId));
  const doneOn = await daysOfWork(tx, propertyId);
  const [home] = await tx.select().from(properties).where(eq(properties.id, propertyId));
  const state = home && stateOf(home).state;
  const texts = locale === 'es' ? hazardTextsEs : hazardTextsEn;
  const named = (type: HazardTypeId) => ({ hazard_type: type, title: texts[type].title });
  return {
    tasks: upkeepOf(facts).map(({ id, months, reason, found, cleared, unseen, sources }) => ({
      id,
      ...upkeepText(id, locale),
      months: [...months],
      reason,
      found: found.map(named),
      cleared: cleared.map((type) => ({
        ...named(type),
        done_on: doneOn.get(stepIdOf(type)) ?? null,
      })),
      unseen: unseen.map(named),
      sources: shownSources(sourcesIn(sources, state), locale),
    })),
  };
}

/** The days on which the owner says that steps of the guidance were done. */
async function daysOfWork(
  tx: Transaction,
  propertyId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const { plannedActions: actions } = tables;
  const rows = await tx
    .select({ stepId: actions.stepId, doneOn: actions.doneOn })
    .from(actions)
    .where(and(eq(actions.propertyId, propertyId), isNotNull(actions.doneOn)));
  return new Map(rows.map(({ stepId, doneOn }) => [stepId, doneOn]));
}
