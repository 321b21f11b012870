import { expect, test } from 'vitest';

import { isOnThisComputer } from './this-computer.ts';

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
