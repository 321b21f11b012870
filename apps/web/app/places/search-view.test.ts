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

test('shows what was found for what is typed', () => {
  expect(viewSearch(answered)).toEqual({ state: 'found', suggestions: [house] });
});

test.each(['', '12', ' 12  '])('shows nothing for "%s"', (typed) => {
  expect(viewSearch({ ...answered, typed })).toEqual({ state: 'closed' });
});

test('keeps an earlier list while the next one is on its way', () => {
  expect(viewSearch({ ...answered, isCurrent: false })).toMatchObject({ state: 'found' });
});

test('says that nothing was found only once that is known of the newest text', () => {
  expect(viewSearch({ ...answered, answer: none })).toEqual({ state: 'none' });
  expect(viewSearch({ ...answered, answer: none, isCurrent: false })).toEqual({
    state: 'searching',
  });
});

test('says that it searches, and after a while that it is slow', () => {
  const waiting = { ...answered, answer: undefined, isCurrent: false };
  expect(viewSearch(waiting)).toEqual({ state: 'searching' });
  expect(viewSearch({ ...waiting, isSlow: true })).toEqual({ state: 'slow' });
});

test('shows nothing where the search failed, an earlier list neither', () => {
  expect(viewSearch({ ...answered, hasFailed: true })).toEqual({ state: 'closed' });
});

test('shows nothing where the server has nobody to ask', () => {
  const nobody = { suggestions: [], attribution: [] };
  expect(viewSearch({ ...answered, answer: nobody })).toEqual({ state: 'closed' });
});
