import type { ComparedProperty } from '@dss/domain';

import { compareScores } from '../../entities/property/sort-homes.ts';

/** The columns by which homes are sorted. */
export const sortColumns = [
  'home',
  'score',
  'range',
  'cost',
  'after',
  'photos',
  'assessed',
] as const;

export type SortColumn = (typeof sortColumns)[number];

export interface TableOrder {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** The best home first. */
const usualOrder: TableOrder = { column: 'score', descending: true };

/** Reads an order as the page's address has it: a column, with a minus if it descends. */
export function readOrder(text: string | null): TableOrder {
  const column = sortColumns.find((each) => each === text?.replace('-', ''));
  return column === undefined ? usualOrder : { column, descending: text?.startsWith('-') ?? false };
}

export function writeOrder({ column, descending }: TableOrder): string {
  return `${descending ? '-' : ''}${column}`;
}

/** What the actions to do first cost together, in dollars; null if there are none. */
export function costOf(
  home: ComparedProperty,
): { readonly low: number; readonly high: number } | null {
  const actions = home.newest_result?.first_actions ?? [];
  if (actions.length === 0) return null;
  return {
    low: actions.reduce((sum, { cost_usd: cost }) => sum + cost.low, 0),
    high: actions.reduce((sum, { cost_usd: cost }) => sum + cost.high, 0),
  };
}

/**
 * The score once the actions to do first are done; null if there are none, or if too little was seen for a score to be more than
 * a typical home's.
 */
export function scoreAfter({ newest_result: result }: ComparedProperty): number | null {
  if (result === null || !result.enough_seen) return null;
  return result.first_actions.at(-1)?.score_after ?? null;
}

/**
 * Homes sorted by a column, by score as in the list of homes. Those that have nothing in it come last, whichever way it is sorted.
 * @param locale by whose alphabet addresses are sorted
 */
export function sortCompared(
  homes: readonly ComparedProperty[],
  { column, descending }: TableOrder,
  locale: string,
): readonly ComparedProperty[] {
  const sign = descending ? -1 : 1;
  if (column === 'home') {
    // Numeric, so that 9 Elm St comes before 10 Elm St.
    const alphabet = new Intl.Collator(locale, { numeric: true });
    return [...homes].sort((one, other) => sign * alphabet.compare(one.address, other.address));
  }
  if (column === 'score') {
    return [...homes].sort((one, other) => compareScores(one, other, descending));
  }
  return [...homes].sort((one, other) => {
    const [first, second] = [valueOf(one, column), valueOf(other, column)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

function valueOf(
  home: ComparedProperty,
  column: Exclude<SortColumn, 'home' | 'score'>,
): number | null {
  const { newest_result: result, photo_count: photos } = home;
  switch (column) {
    case 'range':
      // By its middle, then by its width.
      return result && result.range.low + result.range.high + width(result.range) / 1000;
    case 'cost':
      return costOf(home)?.high ?? null;
    case 'after':
      return scoreAfter(home);
    case 'photos':
      return photos;
    case 'assessed':
      return result && Date.parse(result.created_at);
  }
}

function width({ low, high }: { readonly low: number; readonly high: number }): number {
  return high - low;
}
