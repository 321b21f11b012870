import { reportDay, reportTimeFormat } from '@dss/domain';
import { createFormatter } from 'use-intl/core';
import { expect, test } from 'vitest';

test.each(['en-US', 'es-US'] as const)(
  'a report was made at a time of the zone that it names, in %s',
  (locale) => {
    const format = createFormatter({ locale, timeZone: 'America/New_York' });
    const made = new Date('2026-11-23T12:18:28.000Z');
    expect(format.dateTime(made, reportTimeFormat)).toMatch(/\b4:18:28.* PST$/);
  },
);

test('a file is named by the day of that zone', () => {
  expect(reportDay(new Date('2026-11-27T07:59:00.000Z'))).toBe('2026-11-26');
  expect(reportDay(new Date('2026-11-27T08:00:00.000Z'))).toBe('2026-11-27');
});
