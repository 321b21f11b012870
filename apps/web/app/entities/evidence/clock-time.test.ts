import { expect, test } from 'vitest';

import { clockTimeOf } from './clock-time.ts';

const shown = (takenAt: string, readerIn = 'America/New_York') => {
  const time = clockTimeOf(takenAt);
  return time.date.toLocaleTimeString('en-US', {
    timeStyle: 'short',
    timeZone: time.timeZone ?? readerIn,
  });
};

test('a photo’s time is what the clocks showed where it was taken, wherever it is read', () => {
  expect(shown('2026-07-01T14:32:10-07:00')).toBe('2:32 PM');
  expect(shown('2026-07-01T14:32:10-07:00', 'Europe/Paris')).toBe('2:32 PM');
});

test('a camera’s time without a time zone is shown as it is', () => {
  expect(shown('2026-07-01T14:32:10')).toBe('2:32 PM');
});

test('a device’s time in UTC is shown in the reader’s time zone', () => {
  expect(shown('2026-07-01T14:32:10.000Z')).toBe('10:32 AM');
});
