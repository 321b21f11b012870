import type { ListedProperty } from '@dss/domain';

/** The orders that the list of homes can have; the first is that of the server. */
export const homeOrders = ['newest', 'oldest', 'address', 'highest', 'lowest'] as const;
export type HomeOrder = (typeof homeOrders)[number];

/** @returns `newest` for what is no order, such as a mistyped address of the page */
export function readHomeOrder(text: string | null): HomeOrder {
  return homeOrders.find((order) => order === text) ?? 'newest';
}

/**
 * Homes in an order; by score as `compareScores` says.
 *
 * @param homes all of them, newest first
 * @param locale by whose alphabet addresses are sorted
 */
export function sortHomes<Home extends Pick<ListedProperty, 'address' | 'newest_result'>>(
  homes: readonly Home[],
  order: HomeOrder,
  locale: string,
): readonly Home[] {
  switch (order) {
    case 'newest':
      return homes;
    case 'oldest':
      return [...homes].reverse();
    case 'address': {
      // Numeric, so that 9 Elm St comes before 10 Elm St.
      const alphabet = new Intl.Collator(locale, { numeric: true });
      return [...homes].sort((one, other) => alphabet.compare(one.address, other.address));
    }
    default:
      return [...homes].sort((one, other) => compareScores(one, other, order === 'highest'));
  }
}

type Scored = Pick<ListedProperty, 'newest_result'>;

/**
 * Which home comes first when they are sorted by score. Those of which too little was seen follow the others, because their
 * score is a typical home's, and those without a result come last, whichever way it is sorted.
 * @returns negative if it is `one`, positive if it is `other`
 */
export function compareScores(one: Scored, other: Scored, descending: boolean): number {
  const sign = descending ? -1 : 1;
  return doubt(one) - doubt(other) || sign * (scoreOf(one) - scoreOf(other));
}

function doubt({ newest_result: result }: Scored): number {
  if (result === null) return 2;
  return result.enough_seen ? 0 : 1;
}

function scoreOf({ newest_result: result }: Scored): number {
  return result?.score ?? 0;
}
