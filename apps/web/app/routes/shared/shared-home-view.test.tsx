import type { SharedHome } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { NamedSidesProvider } from '../../entities/house-sides/side-words.tsx';
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
  exposure_open: ['far_neighbors'],
  directions_seen: [],
  directions_told: [],
  potential: { score: 79, gain: 0 },
  actions: [],
};

const vents = {
  type: 'vents_unscreened',
  title: 'Vents without screens',
  distance_to_structure_ft: null,
  points: 6,
  explanation: null,
  confidence: 0.8,
  also_told: false,
  photo_id: null,
  box: null,
} as const;
const hazards: Result['hazards'] = [
  { ...vents, sides: [], told_sides: [] },
  { ...vents, sides: [], told_sides: [], type: 'eaves_open', title: 'Open eaves' },
];
const screening: Result['actions'][number] = {
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
  const action = { ...screening, points: now, points_without_ceiling: atBest };
  expect(shown(words, { actions: [action] })).toContain(`>${said}<`);
});

test('a hazard has the number of its pin, and the points of its action', () => {
  expect(shown(english, { hazards })).toMatch(/<article.*<text[^>]*>1<.*−6 points/);
  const both = shown(english, { hazards: hazards.slice(0, 1), actions: [screening] });
  expect(both.split('>+5 points<')).toHaveLength(3);
  expect(both).not.toContain('−6 points');
  expect(both).not.toContain('together with');
});

test.each([
  [english, 'by photo, confidence 80%', 'the owner said so'],
  [spanish, 'por foto, confianza: 80', 'lo dijo el propietario'],
])('what a photo shows and the owner said rests on both (%#)', (words, seen, told) => {
  const [hazard] = hazards;
  if (hazard === undefined) throw new Error('no hazard');
  const both = shown(words, { hazards: [{ ...hazard, also_told: true }] });
  for (const text of [seen, told]) expect(both).toContain(text);
  expect(shown(words, { hazards: [hazard] })).not.toContain(told);
});

test('an exposure that isn’t known waits for no more than on its owner’s page', () => {
  expect(shown(english, {})).toContain('It waits for answers about buildings 30 to 50 feet away.');
});

test.each([
  [english, 'together with 2', 'together with 1'],
  [spanish, 'junto con 2', 'junto con 1'],
])('points of work that removes several hazards are for all of them (%#)', (words, one, other) => {
  const actions: Result['actions'] = [
    { ...screening, hazard_types: ['vents_unscreened', 'eaves_open'] },
  ];
  const html = shown(words, { hazards, actions });
  for (const text of [one, other]) expect(html).toContain(`>${text}<`);
});

test.each([
  [english, 'Number 1 takes off the most points. “+” is what fixing a hazard brings back.'],
  [
    spanish,
    'El número 1 es el que más puntos quita. “+” es lo que se recupera al arreglar un peligro.',
  ],
])('the list says which points are which, where there is a score (%#)', (words, said) => {
  expect(shown(words, { hazards, actions: [screening] })).toContain(said);
  expect(shown(words, { hazards, enough_seen: false })).not.toContain(said);
  const [numbered, meaning = ''] = said.split('. ');
  const one = shown(words, { hazards: hazards.slice(0, 1), actions: [screening] });
  expect(one).toContain(meaning);
  expect(one).not.toContain(numbered);
});

test('work raises no score where there is none', () => {
  const html = shown(english, { hazards, actions: [screening], enough_seen: false });
  expect(html).not.toContain('+5 points');
  expect(html).toContain('−6 points');
});

test('more than nine hazards are folded after the eighth', () => {
  const some = (count: number) =>
    shown(english, { hazards: Array.from({ length: count }, () => hazards[0] ?? fail()) });
  expect(some(9)).not.toContain(' more<');
  expect(some(10)).toMatch(/>2 more<.*<article/);
});

test.each([
  [english, 'Gone: the photo from after doesn’t show it', 'Gone, the owner says'],
  [spanish, 'Ya no está: la foto de después no lo muestra', 'Ya no está, según el propietario'],
])('finished work says what it rests on, and shows it (%#)', (words, confirmed, said) => {
  const [before, after] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ];
  const work = { title: 'Firewood', hazard_type: 'zone0_firewood_lumber' } as const;
  const view = { before_photo_id: before, after_photo_id: after };
  const html = shown(
    words,
    {
      work_done: [
        { ...work, basis: 'confirmed_by_photo', views: [view] },
        { title: 'Mulch', basis: 'said', views: [] },
      ],
    },
    {
      photos: [before, after].map((id) => ({
        id,
        width: 400,
        height: 300,
        picture_url: `/picture-${id}`,
        thumbnail_url: `/thumbnail-${id}`,
        direction: null,
        area: null,
        place: null,
      })),
    },
  );
  for (const text of [confirmed, said]) expect(html).toContain(`>${text}<`);
  const work1 = html.slice(html.indexOf('id="shared-work"'), html.indexOf('id="shared-knowledge"'));
  for (const id of [before, after]) expect(work1).toContain(`/thumbnail-${id}`);
});

test('nothing is said of photos or findings that nobody removed', () => {
  const plain = { as_seen: { score: 79, band: 'good', range: { low: 72, high: 79 } } } as const;
  const html = shown(english, plain);
  for (const word of ['removed', 'set aside', 'Without corrections', 'Work done'])
    expect(html).not.toContain(word);
  expect(shown(english, plain, { photos_removed_after_finding: 1 })).toContain(
    'The owner removed one photo after something was found in it.',
  );
});

function fail(): never {
  throw new Error('no hazard');
}

function shown(
  words: typeof english,
  changes: Partial<Result>,
  homeChanges: Partial<SharedHome> = {},
): string {
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
    ...homeChanges,
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
