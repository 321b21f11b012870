import type { DatedNotice, StateCode } from '@dss/domain';
import { inArray } from 'drizzle-orm';
import { tables, type Transaction } from '../db/index.ts';
import { stateOf } from '../properties/wire-property.ts';

const { insurerNotices, properties } = tables;

type DatedColumns = Pick<
  typeof insurerNotices.$inferSelect,
  'kind' | 'datedOn' | 'answerBy' | 'policyEndsOn' | 'steps' | 'outcome'
>;

/** What the days of a notice follow from, of its row. */
export function datedNotice(row: DatedColumns) {
  return {
    kind: row.kind,
    dated_on: row.datedOn,
    answer_by: row.answerBy,
    policy_ends_on: row.policyEndsOn,
    steps: [...row.steps],
    outcome: row.outcome,
  } satisfies DatedNotice;
}

/** The states of homes, whose laws count: by the homes' ids. */
export async function readStates(
  tx: Transaction,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, StateCode | null>> {
  const homes = await tx
    .select({
      id: properties.id,
      ownersState: properties.ownersState,
      addressFormatted: properties.addressFormatted,
      locatedAddress: properties.locatedAddress,
    })
    .from(properties)
    .where(inArray(properties.id, [...new Set(propertyIds)]));
  return new Map(homes.map((home) => [home.id, stateOf(home).state ?? null]));
}
