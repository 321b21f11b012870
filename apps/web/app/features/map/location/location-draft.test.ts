import { assumedOutline } from '@dss/domain';
import { expect, test } from 'vitest';

import { draftOfLocation, locationFrom, parsePin, shownDegrees } from './location-draft.ts';

test('without a pin there is nothing to save', () => {
  const draft = draftOfLocation({ lat: null, lng: null, outline: null });
  expect(draft.pin).toBeNull();
  expect(locationFrom(draft)).toBeNull();
});

test('a stored location is saved unchanged', () => {
  const stored = { lat: 38.5, lng: -121.5, outline: assumedOutline };
  expect(locationFrom(draftOfLocation(stored))).toEqual(stored);
});

test.each([
  ['38.5', '-121.5', { lat: 38.5, lng: -121.5 }],
  [' 38,5 ', '-121.5', { lat: 38.5, lng: -121.5 }],
  ['0', '0', { lat: 0, lng: 0 }],
  ['', '-121.5', null],
  ['91', '0', null],
  ['38', '181', null],
  ['north', '0', null],
])('latitude %j with longitude %j is read as %j', (lat, lng, pin) => {
  expect(parsePin(lat, lng)).toEqual(pin);
});

test('coordinates are shown with 6 decimals', () => {
  expect(shownDegrees(-121.5)).toBe('-121.500000');
});
