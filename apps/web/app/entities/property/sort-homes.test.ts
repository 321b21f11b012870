import type { ListedProperty } from '@dss/domain';
import { expect, test } from 'vitest';

import { homeOrders, readHomeOrder, sortHomes } from './sort-homes.ts';

const result = (score: number, enoughSeen = true): ListedProperty['newest_result'] => ({
  score,
  band: 'fair',
  provisional: !enoughSeen,
  range: { low: score - 10, high: score + 10 },
  confidence_percent: enoughSeen ? 80 : 20,
  exposure: null,
  enough_seen: enoughSeen,
  created_at: '2026-11-23T00:00:00Z',
});

/** Newest first, as the server gives them. */
const homes = [
  { address: '10 Elm St', newest_result: null },
  { address: 'Ñandú 3', newest_result: result(61) },
  { address: '9 Elm St', newest_result: result(99, false) },
  { address: 'oak House', newest_result: result(83) },
  { address: 'Nopal 7', newest_result: result(61) },
];

test.each([
  ['newest', ['10 Elm St', 'Ñandú 3', '9 Elm St', 'oak House', 'Nopal 7']],
  ['oldest', ['Nopal 7', 'oak House', '9 Elm St', 'Ñandú 3', '10 Elm St']],
  ['address', ['9 Elm St', '10 Elm St', 'Nopal 7', 'Ñandú 3', 'oak House']],
  ['highest', ['oak House', 'Ñandú 3', 'Nopal 7', '9 Elm St', '10 Elm St']],
  ['lowest', ['Ñandú 3', 'Nopal 7', 'oak House', '9 Elm St', '10 Elm St']],
] as const)('homes by %s', (order, addresses) => {
  expect(sortHomes(homes, order, 'es').map(({ address }) => address)).toEqual(addresses);
});

test('an unknown order counts as the first one', () => {
  expect([...homeOrders, 'size', null].map(readHomeOrder)).toEqual([
    ...homeOrders,
    'newest',
    'newest',
  ]);
});
