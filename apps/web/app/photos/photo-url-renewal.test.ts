import { expect, test } from 'vitest';

import { renewalDelay, renewalMarginMs, shortestRenewalMs } from './photo-url-renewal.ts';

const now = Date.parse('2026-07-01T12:00:00Z');
const expiring = (...minutes: number[]) =>
  minutes.map((minute) => ({ urls_expire_at: new Date(now + minute * 60_000).toISOString() }));

test('addresses that last an hour are asked for again five minutes before', () => {
  expect(renewalDelay(expiring(60), now)).toBe(60 * 60_000 - renewalMarginMs);
});

test('the photo that expires first decides', () => {
  expect(renewalDelay(expiring(60, 31, 45), now)).toBe(31 * 60_000 - renewalMarginMs);
});

test('addresses that have expired, or a clock that is far ahead, are asked for soon but not in a loop', () => {
  expect(renewalDelay(expiring(-10), now)).toBe(shortestRenewalMs);
});

test('without photos there is nothing to renew', () => {
  expect(renewalDelay([], now)).toBeNull();
});
