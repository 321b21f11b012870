import { expect, test } from 'vitest';

import { isOnThisComputer, minutesAndSeconds } from './code-time.ts';

test.each([
  [900, '15:00'],
  [872, '14:32'],
  [59.2, '1:00'],
  [5, '0:05'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});

test.each([
  ['http://localhost:3000/phone#x', true],
  ['http://dss.localhost:3000/phone', true],
  ['http://127.0.0.1:3000/phone', true],
  ['http://[::1]:3000/phone', true],
  ['http://0.0.0.0:3000/phone', true],
  ['http://192.168.1.20:3000/phone', false],
  ['https://localhost.example.org/phone', false],
  ['https://example.org/phone', false],
])('%s leads only to the computer itself: %s', (url, only) => {
  expect(isOnThisComputer(url)).toBe(only);
});
