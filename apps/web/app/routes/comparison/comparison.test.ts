import type { ComparedProperty } from '@dss/domain';
import { expect, test } from 'vitest';

import { toCsv } from '../../lib/api/csv.ts';
import { homeRows } from './home-rows.ts';
import { costOf, readOrder, scoreAfter, sortCompared, writeOrder } from './sort-compared.ts';

const action = (scoreAfterIt: number, low: number, high: number) => ({
  step_id: 'move_firewood',
  hazard_types: ['zone0_firewood_lumber' as const],
  points: 2,
  gain: 2,
  points_without_ceiling: 2,
  score_after: scoreAfterIt,
  free: low === 0,
  performer: 'diy' as const,
  cost_usd: { low, high },
  hours: { low: 1, high: 2 },
  for_each_side: false,
  estimate: true,
});

function home(
  address: string,
  score: number | null,
  { enoughSeen = true, day = 1, photos = 0, actions = [action(90, 0, 100)] } = {},
): ComparedProperty {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    address,
    address_formatted: address,
    photo_count: photos,
    thumbnail_url: null,
    newest_result:
      score === null
        ? null
        : {
            score,
            band: 'fair',
            provisional: false,
            range: { low: score - 10, high: score + 10 },
            confidence_percent: 60,
            exposure: { level: 'high', at_least: true, reasons: [] },
            enough_seen: enoughSeen,
            weights_version: '1',
            created_at: `2026-11-0${day}T00:00:00.000Z`,
            first_actions: actions,
          },
  };
}

const homes = [
  home('10 Elm St', null, { photos: 3 }),
  home('Ñandú 3', 61, { day: 3, actions: [action(70, 0, 50), action(75, 100, 500)] }),
  home('9 Elm St', 99, { enoughSeen: false, day: 2, photos: 9 }),
  home('oak House', 83, { actions: [] }),
];

test.each([
  ['home', ['9 Elm St', '10 Elm St', 'Ñandú 3', 'oak House']],
  ['-home', ['oak House', 'Ñandú 3', '10 Elm St', '9 Elm St']],
  ['-score', ['oak House', 'Ñandú 3', '9 Elm St', '10 Elm St']],
  ['score', ['Ñandú 3', 'oak House', '9 Elm St', '10 Elm St']],
  ['range', ['Ñandú 3', 'oak House', '9 Elm St', '10 Elm St']],
  ['-cost', ['Ñandú 3', '9 Elm St', '10 Elm St', 'oak House']],
  ['after', ['Ñandú 3', '10 Elm St', '9 Elm St', 'oak House']],
  ['-photos', ['9 Elm St', '10 Elm St', 'Ñandú 3', 'oak House']],
  ['-assessed', ['Ñandú 3', '9 Elm St', 'oak House', '10 Elm St']],
])('homes sorted by %s', (order, addresses) => {
  expect(sortCompared(homes, readOrder(order), 'es').map(({ address }) => address)).toEqual(
    addresses,
  );
  expect(writeOrder(readOrder(order))).toBe(order);
});

test.each([null, '', 'height', '-'])('an address without an order (%s): best first', (text) => {
  expect(readOrder(text)).toEqual({ column: 'score', descending: true });
});

test('the cost of the actions to do first is their sum', () => {
  expect(costOf(home('', 61, { actions: [action(70, 0, 50), action(75, 100, 500)] }))).toEqual({
    low: 100,
    high: 550,
  });
  expect(costOf(home('', 61, { actions: [] }))).toBeNull();
  expect(costOf(home('', null))).toBeNull();
});

test('the score after the actions to do first is that after the last, where a score is shown at all', () => {
  expect(scoreAfter(home('', 61, { actions: [action(70, 0, 1), action(75, 0, 1)] }))).toBe(75);
  expect(scoreAfter(home('', 61, { enoughSeen: false }))).toBeNull();
});

test('a file of homes has how exposed each is, where that is known', () => {
  const [headings = [], ...rows] = homeRows([home('1 Oak St', 61), home('2 Oak St', null)], {
    heading: (column) => column,
    numbered: (column, number) => `${column} ${number}`,
    band: (band) => band,
    exposure: ({ level, at_least: atLeast }) => (atLeast ? `at least ${level}` : level),
    action: ({ step_id: step }) => step,
  });
  const column = headings.indexOf('exposure');
  expect(rows.map((row) => row[column])).toEqual(['at least high', null]);
  expect(rows.map(({ length }) => length)).toEqual([headings.length, headings.length]);
});

test('the exported table says no gain in points of a home that can’t be rated', () => {
  const [headings = [], ...rows] = homeRows(
    [home('1 Oak St', 61), home('2 Oak St', 61, { enoughSeen: false })],
    {
      heading: (column) => column,
      numbered: (column, number) => `${column} ${number}`,
      band: (band) => band,
      exposure: ({ level }) => level,
      action: ({ step_id: step }) => step,
    },
  );
  const [step, points] = [headings.indexOf('action 1'), headings.indexOf('points 1')];
  expect(rows.map((row) => [row[step], row[points]])).toEqual([
    ['move_firewood', 2],
    ['move_firewood', null],
  ]);
});

/** Reads CSV as RFC 4180 defines it. */
function readCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [[]];
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a CSV file says that it is UTF-8', () => {
  const start = new TextEncoder().encode(toCsv([['a']])).slice(0, 3);
  expect([...start]).toEqual([0xef, 0xbb, 0xbf]);
});

test('a CSV file keeps every character', () => {
  const cells = ['Casa “Ñandú”', 'a, b', 'say "hi"', 'two\nlines', 'two\r\nlines', '', ' x '];
  expect(readCsv(toCsv([cells, ['next']]).slice(1))).toEqual([cells, ['next']]);
});

test('numbers are plain in a CSV file', () => {
  expect(toCsv([[1234.5, -3, 0, '2026-11-23']]).slice(1)).toBe('1234.5,-3,0,2026-11-23\r\n');
});

test('what is not known is empty in a CSV file', () => {
  expect(toCsv([[1, null, 2]]).slice(1)).toBe('1,,2\r\n');
});

test.each(['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y"),z'])(
  'no spreadsheet takes %j for a formula',
  (text) => {
    expect(readCsv(toCsv([[text]]).slice(1))).toEqual([[`'${text}`]]);
  },
);
