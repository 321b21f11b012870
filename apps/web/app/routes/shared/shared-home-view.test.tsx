import type { SharedHome } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { NamedSidesProvider } from '../../entities/house-sides/index.ts';
import { appWords as english } from '../../lib/messages/en/app-words.ts';
import { appWords as spanish } from '../../lib/messages/es/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { SharedHomeView } from './shared-home-view.tsx';

type Result = NonNullable<SharedHome['result']>;

const result: Result = {
  created_at: '2026-11-23T15:00:00.000Z',
  dss_score: 79,
  band: 'good',
  provisional: false,
  enough_seen: true,
  range: { low: 72, high: 79 },
  confidence_percent: 100,
  coverage_missing: [],
  weights_version: '1',
  as_seen: { score: 73, band: 'good', range: { low: 68, high: 74 } },
  set_aside: [],
  work_done: [],
  hazards: [],
  domains: [],
  exposure: null,
  directions_seen: [],
  directions_told: [],
  potential: { score: 79, gain: 0 },
  actions: [],
};

const fence = { title: 'Fence', sides: ['west'], told_sides: [], kind: 'neighbor' } as const;
const misread = { title: 'Mulch', sides: [], told_sides: [], kind: 'not_there' } as const;

test.each([
  [
    english,
    'The owner set these 3 findings aside:',
    ['Fence, West: a neighbor’s, the owner says', 'Fence, Left: a neighbor’s, the owner says'],
    'Mulch: not at this home, the owner says',
  ],
  [
    spanish,
    'El propietario descartó estos 3 hallazgos:',
    ['Fence, Oeste: de un vecino, según el propietario', 'Fence, Lado izquierdo: de un vecino'],
    'Mulch: no está en esta casa, según el propietario',
  ],
])('each finding that takes no points is listed, with why (%#)', (words, lead, fences, mulch) => {
  const told = [{ side: 'west', naming: 'house' }] as const;
  const html = shown(words, {
    set_aside: [
      { ...fence, sides: [...fence.sides], told_sides: [] },
      { ...fence, sides: [...fence.sides], told_sides: [...told] },
      { ...misread, sides: [], told_sides: [] },
    ],
  });
  for (const text of [lead, ...fences, mulch]) expect(html).toContain(text);
});

test.each([
  [english, 'No hazard counts now in what was seen or said', 'No hazard found'],
  [spanish, 'Ningún peligro cuenta ahora en lo que se vio o se dijo', 'No se encontró ningún'],
])('no hazard counts, which isn’t to say that none was found (%#)', (words, said, unsaid) => {
  expect(shown(words, {})).toContain(said);
  expect(shown(words, {})).not.toContain(unsaid);
});

test.each([
  [english, 0.2, 6.4, 'up to +6 points once the limit on the score is lifted'],
  [spanish, 0.2, 6.4, 'hasta +6 puntos cuando el puntaje ya no esté limitado'],
  [english, 4.1, 6.4, '+5 points'],
  [english, 0.2, 0.4, 'less than 1 point'],
] as const)('a gain that a limit hides is no small one (%#)', (words, now, atBest, said) => {
  const action: Result['actions'][number] = {
    step_id: 'screen_vents',
    hazard_types: ['vents_unscreened'],
    points: now,
    points_without_ceiling: atBest,
    gain: 5,
    free: false,
    performer: 'diy',
    cost_usd: { low: 100, high: 200 },
    hours: { low: 1, high: 2 },
    for_each_side: false,
    estimate: true,
    title: 'Screen the vents',
  };
  expect(shown(words, { actions: [action] })).toContain(`>${said}<`);
});

test('a hazard has the number of its pin, and the points of its action', () => {
  const hazard = {
    type: 'vents_unscreened',
    title: 'Vents without screens',
    distance_to_structure_ft: null,
    sides: [],
    points: 6,
    explanation: null,
    confidence: 0.8,
    told_sides: [],
    photo_id: null,
    box: null,
  } as const;
  const alone = shown(english, { hazards: [{ ...hazard, sides: [], told_sides: [] }] });
  expect(alone).toMatch(/<article.*<text[^>]*>1<.*−6 points/);
  const action: Result['actions'][number] = {
    step_id: 'screen_vents',
    hazard_types: ['vents_unscreened'],
    points: 5,
    points_without_ceiling: 5,
    gain: 5,
    free: false,
    performer: 'diy',
    cost_usd: { low: 100, high: 200 },
    hours: { low: 1, high: 2 },
    for_each_side: false,
    estimate: true,
    title: 'Screen the vents',
  };
  const both = shown(english, {
    hazards: [{ ...hazard, sides: [], told_sides: [] }],
    actions: [action],
  });
  expect(both.split('>+5 points<')).toHaveLength(3);
  expect(both).not.toContain('−6 points');
});

function shown(words: typeof english, changes: Partial<Result>): string {
  const home: SharedHome = {
    hides_place: true,
    address: null,
    address_formatted: null,
    state: null,
    front_faces: null,
    side_naming: 'compass',
    expires_at: null,
    result: { ...result, ...changes },
    photos: [],
    photos_removed_after_finding: 0,
    map: null,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessageParts words={words}>
        <NamedSidesProvider facing={null} naming={home.side_naming}>
          <SharedHomeView home={home} />
        </NamedSidesProvider>
      </MessageParts>
    </MemoryRouter>,
  );
}
