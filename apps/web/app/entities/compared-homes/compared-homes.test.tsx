import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import type { HomeBesideOthers } from './compared-home.ts';
import { HomeColumns } from './home-columns.tsx';
import { SharedScale } from './shared-scale.tsx';
import { Verdict } from './verdict.tsx';

function home(
  name: string,
  range: readonly [low: number, high: number] | null,
  { known = true, version = '1' } = {},
): HomeBesideOthers {
  return {
    id: name,
    name,
    place: null,
    page: `/property/${name}`,
    opensTab: false,
    picture: null,
    result: range && {
      score: Math.round((range[0] + range[1]) / 2),
      band: 'fair',
      range: { low: range[0], high: range[1] },
      enough_seen: known,
      exposure: null,
      created_at: '2026-11-23T12:00:00.000Z',
      weights_version: version,
      asSeen: null,
    },
    jobs: [],
    cost: null,
    photoCount: 0,
  };
}

const html = (homes: readonly HomeBesideOthers[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MessageParts words={appWords}>
        <Verdict homes={homes} />
        <SharedScale homes={homes} />
        <HomeColumns homes={homes} />
      </MessageParts>
    </MemoryRouter>,
  );

const timesIn = (text: string, part: string) => text.split(part).length - 1;

test('one home is ahead if its whole range is above the others’', () => {
  const verdict = 'B is ahead: its whole range is above the others’.';
  const chip = '>Ahead<';
  const text = html([home('A', [40, 50]), home('B', [60, 70])]);
  expect(text).toContain(verdict);
  expect(timesIn(text, chip)).toBe(1);
});

test('homes whose ranges overlap are too close to call', () => {
  const verdict = 'Too close to call: A and B. Their ranges overlap.';
  const chip = '>Too close to call<';
  const homes = [home('A', [40, 60]), home('B', [55, 70]), home('C', [10, 20])];
  const text = html(homes);
  expect(text).toContain(verdict);
  expect(timesIn(text, chip)).toBe(2);
});

test('homes behind the one ahead are too close to call as well where they overlap', () => {
  const text = 'Among the others, ranges that overlap are too close to call.';
  const [first, second] = [home('A', [80, 90]), home('B', [40, 50])];
  expect(html([first, second, home('C', [50, 60])])).toContain(text);
  expect(html([first, second, home('C', [51, 60])])).not.toContain(text);
});

test('no gain in points is said of a home that can’t be rated', () => {
  const job = { step_id: 'clean_gutters', title: 'Clean the gutters', points: 4, gain: 4 } as const;
  const with4 = (known: boolean): HomeBesideOthers => ({
    ...home('A', [30, 60], { known }),
    jobs: [{ ...job, points_without_ceiling: 4 }],
  });
  expect(html([with4(true)])).toContain('+4 points');
  const unrated = html([with4(false)]);
  expect(unrated).toContain('Clean the gutters');
  expect(unrated).not.toContain('+4 points');
});

test('scores by different weights are not compared, and that is said', () => {
  const text = html([home('A', [40, 50]), home('B', [60, 70], { version: '2' })]);
  expect(text).toContain('We changed our scoring method between these scores');
  expect(text).not.toContain('>Ahead<');
  expect(text).not.toContain('is ahead');
});

test('nothing is said of which is ahead while only one home has a score', () => {
  const text = html([home('A', [40, 50]), home('B', null)]);
  expect(text).toContain('Only one of these homes has a score yet.');
  expect(text).toContain('aria-label="B: no score yet"');
  expect(text).not.toContain('>Ahead<');
});

test('the scale says each range in words, and no score where too little is known', () => {
  const text = html([home('A', [40, 50]), home('B', [20, 80], { known: false })]);
  expect(text).toContain('aria-label="A: 45, Fair, likely between 40 and 50"');
  expect(text).toContain('aria-label="B: likely between 20 and 80, not enough known yet"');
});

test('homes are called by the part before the town where there is little room, if that tells them apart', () => {
  const ridge = home('1420 Ridge Road, Placerville, CA', [40, 50]);
  const elm = home('9 Elm St, Unit 1, Chico, CA', [60, 70]);
  expect(html([ridge, elm])).toContain('9 Elm St is ahead:');
  const other = home('9 Elm St, Unit 2, Chico, CA', [10, 20]);
  expect(html([ridge, elm, other])).toContain('9 Elm St, Unit 1, Chico, CA is ahead:');
});
