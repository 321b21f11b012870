import type { PlaceSuggestions } from '@dss/domain';
import { expect, test } from 'vitest';

import { viewSearch, type Search } from './search-view.ts';

const attribution = [{ text: 'Photon', url: null }];
const house = {
  place_id: 'osm:W1:12',
  description: '12 Ridge Road, Paradise, CA',
  structured_formatting: { main_text: '12 Ridge Road', secondary_text: 'Paradise, CA' },
};
const found: PlaceSuggestions = { suggestions: [house], attribution };
const none: PlaceSuggestions = { suggestions: [], attribution };

const answered: Search = {
  typed: '12 ridge',
  answer: found,
  isCurrent: true,
  hasFailed: false,
  isSlow: false,
};

test('shows what was found for the current text', () => {
  expect(viewSearch(answered)).toEqual({ state: 'found', suggestions: [house] });
});

test.each(['', '12', ' 12  '])('shows nothing for "%s"', (typed) => {
  expect(viewSearch({ ...answered, typed })).toEqual({ state: 'closed' });
});

test('keeps the earlier list while the next is on its way', () => {
  expect(viewSearch({ ...answered, isCurrent: false })).toMatchObject({ state: 'found' });
});

test('says that nothing was found only once that is known of the latest text', () => {
  expect(viewSearch({ ...answered, answer: none })).toEqual({ state: 'none' });
  expect(viewSearch({ ...answered, answer: none, isCurrent: false })).toEqual({
    state: 'searching',
  });
});

const waiting = { ...answered, answer: undefined, isCurrent: false };

test('says that it is searching', () => {
  expect(viewSearch(waiting)).toEqual({ state: 'searching' });
});

test('says after a while that the search is slow', () => {
  expect(viewSearch({ ...waiting, isSlow: true })).toEqual({ state: 'slow' });
});

test('shows nothing when the search fails, not even an earlier list', () => {
  expect(viewSearch({ ...answered, hasFailed: true })).toEqual({ state: 'closed' });
});

test('shows nothing when the server has no search service', () => {
  const nobody = { suggestions: [], attribution: [] };
  expect(viewSearch({ ...answered, answer: nobody })).toEqual({ state: 'closed' });
});
