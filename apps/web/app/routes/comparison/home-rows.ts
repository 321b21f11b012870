import type { ComparedProperty, Exposure } from '@dss/domain';

import type { Cell } from '../../lib/api/csv.ts';
import { costOf, scoreAfter } from './sort-compared.ts';
import { isoDay } from '../../ui/iso-day.ts';

/** How many actions a row has room for. */
const actionColumns = [0, 1, 2] as const;

/** The words of the file, in the page's language. */
export interface RowWords {
  readonly heading: (
    column:
      | 'home'
      | 'place'
      | 'score'
      | 'band'
      | 'rangeLow'
      | 'rangeHigh'
      | 'exposure'
      | 'seen'
      | 'assessed'
      | 'photos'
      | 'costLow'
      | 'costHigh'
      | 'after',
  ) => string;
  readonly numbered: (column: 'action' | 'points', number: number) => string;
  readonly band: (band: NonNullable<ComparedProperty['newest_result']>['band']) => string;
  readonly exposure: (exposure: Exposure) => string;
  readonly action: (action: FirstAction) => string;
}

export type FirstAction = NonNullable<ComparedProperty['newest_result']>['first_actions'][number];

/**
 * The homes as rows of a spreadsheet, with a row of headings: figures as numbers, days as in ISO 8601. A home of which too little
 * was seen has its range, and no score nor points.
 */
export function homeRows(
  homes: readonly ComparedProperty[],
  { heading, numbered, band, exposure, action }: RowWords,
): Cell[][] {
  const headings = [
    heading('home'),
    heading('place'),
    heading('score'),
    heading('band'),
    heading('rangeLow'),
    heading('rangeHigh'),
    heading('exposure'),
    heading('seen'),
    heading('assessed'),
    heading('photos'),
    ...actionColumns.flatMap((at) => [numbered('action', at + 1), numbered('points', at + 1)]),
    heading('costLow'),
    heading('costHigh'),
    heading('after'),
  ];
  return [
    headings,
    ...homes.map((home) => {
      const { newest_result: result } = home;
      const scored = result?.enough_seen ? result : null;
      const cost = costOf(home);
      return [
        home.address,
        home.address_formatted,
        scored && scored.score,
        scored && band(scored.band),
        result && result.range.low,
        result && result.range.high,
        result?.exposure ? exposure(result.exposure) : null,
        result && result.confidence_percent,
        result && isoDay(result.created_at),
        home.photo_count,
        ...actionColumns.flatMap((at) => {
          const first = result?.first_actions[at];
          return first === undefined ? [null, null] : [action(first), scored && first.points];
        }),
        cost && cost.low,
        cost && cost.high,
        scoreAfter(home),
      ];
    }),
  ];
}
