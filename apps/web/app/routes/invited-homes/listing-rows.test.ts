import type { Listing } from '@dss/domain';
import { expect, it } from 'vitest';

import { listingRows } from './listing-rows.ts';

const listing: Listing = {
  role_id: '0199d3a0-0000-7000-8000-000000000000',
  role: 'agent',
  address: '9 Ember Lane, Ojai, CA',
  state: 'CA',
  sale: { contract_on: '2027-01-15', closing_on: '2027-03-01' },
  points: { none_found: 3, found: 1, not_asked: 12 },
};

it('a listing is a row with what is due next', () => {
  const [head = [], ...rows] = listingRows([listing], '2027-02-01');
  expect(head.slice(0, 6)).toEqual(['address', 'role', 'contract', 'closing', 'next', 'next_on']);
  expect(rows).toEqual([
    [
      '9 Ember Lane, Ojai, CA',
      'agent',
      '2027-01-15',
      '2027-03-01',
      'closing',
      '2027-03-01',
      3,
      1,
      12,
    ],
  ]);
});

it('a buyer has a year after closing, where California’s law holds', () => {
  const nextIn = (state: string) => listingRows([{ ...listing, state }], '2027-03-02')[1]?.[4];
  expect(nextIn('CA')).toBe('buyer');
  expect(nextIn('OR')).toBeNull();
});

it('what nobody knows is an empty cell', () => {
  const sale = { contract_on: null, closing_on: null };
  const [, row] = listingRows([{ ...listing, sale, points: null }], '2027-02-01');
  expect(row?.slice(2)).toEqual([null, null, null, null, null, null, null]);
});
