import { expect, test } from 'vitest';

import { firstReport, isBeforeReport } from './first-report.ts';

const evidence = (facts: { image_id?: string; question_id?: 'firewood_at_wall' }) => ({
  source: 'owner' as const,
  provider: null,
  image_id: null,
  stop_image_id: null,
  question_id: null,
  side: null,
  box: null,
  confidence: 1,
  explanation: '',
  ...facts,
});
const photo = (id: string, taken: string | null) => {
  const nowhere = {
    lat: null,
    lng: null,
    accuracy_m: null,
    heading: null,
    heading_reference: null,
  };
  const server = taken === null ? null : { ...nowhere, taken_at: taken };
  return { image_id: id, evidence: { server, browser: null, device: null } };
};
const known = {
  photos: [photo('june', '2026-06-02T08:00:00'), photo('undated', null)],
  answers: [
    {
      question_id: 'firewood_at_wall' as const,
      side: null,
      answered_at: '2026-11-29T09:00:00.000Z',
    },
  ],
};
const told = evidence({ question_id: 'firewood_at_wall' });

test.each([
  ['an answer', [told], { at: '2026-11-29T09:00:00.000Z', by: 'answer' }],
  [
    'the earliest, a photo',
    [told, evidence({ image_id: 'june' })],
    { at: '2026-06-02T08:00:00', by: 'photo' },
  ],
  ['no photo without a date', [evidence({ image_id: 'undated' })], null],
  ['nothing', [], null],
])('a hazard was first reported by %s', (_by, found, report) => {
  expect(firstReport(found, known)).toEqual(report);
});

test('a day is before a report if it is so in every calendar', () => {
  const report = firstReport([told], known);
  expect(isBeforeReport('2026-11-28', report)).toBe(false);
  expect(isBeforeReport('2026-11-27', report)).toBe(true);
  expect(isBeforeReport('2007-05-24', null)).toBe(false);
});

test.each([
  ['2026-02-28', '2026-03-01', false],
  ['2026-02-27', '2026-03-01', true],
  ['2024-02-28', '2024-03-01', true],
  ['2025-12-31', '2026-01-01', false],
  ['2025-12-30', '2026-01-01', true],
  ['2026-04-30', '2026-05-01', false],
])('%s is more than a day before %s: %s', (day, reported, isBefore) => {
  expect(isBeforeReport(day, { at: `${reported}T12:00:00Z`, by: 'answer' })).toBe(isBefore);
});
