import type { SharedHome } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { NamedSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
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

test('each finding that takes no points is listed, with why', () => {
  const lead = 'The owner set these 3 findings aside:';
  const fences = [
    'Fence, West: a neighbor’s, the owner says',
    'Fence, Left: a neighbor’s, the owner says',
  ];
  const mulch = 'Mulch: not at this home, the owner says';
  const told = [{ side: 'west', naming: 'house' }] as const;
  const html = shown({
    set_aside: [
      { ...fence, sides: [...fence.sides], told_sides: [] },
      { ...fence, sides: [...fence.sides], told_sides: [...told] },
      { ...misread, sides: [], told_sides: [] },
    ],
  });
  for (const text of [lead, ...fences, mulch]) expect(html).toContain(text);
});

test('no hazard counts, which isn’t to say that none was found', () => {
  const said = 'No hazard counts now in what was seen or said';
  const unsaid = 'No hazard found';
  expect(shown({})).toContain(said);
  expect(shown({})).not.toContain(unsaid);
});

test.each([
  [0.2, 6.4, 'up to +6 points once the limit on the score is lifted'],
  [4.1, 6.4, '+5 points'],
  [0.2, 0.4, 'less than 1 point'],
] as const)('a gain that a limit hides is no small one (%#)', (now, atBest, said) => {
  const action = { ...screening, points: now, points_without_ceiling: atBest };
  expect(shown({ actions: [action] })).toContain(`>${said}<`);
});

test('a hazard has the number of its pin, and the points of its action', () => {
  expect(shown({ hazards })).toMatch(/<article.*<text[^>]*>1<.*−6 points/);
  const both = shown({ hazards: hazards.slice(0, 1), actions: [screening] });
  expect(both.split('>+5 points<')).toHaveLength(3);
  expect(both).not.toContain('−6 points');
  expect(both).not.toContain('together with');
});

test('what a photo shows and the owner said rests on both', () => {
  const seen = 'by photo, confidence 80%';
  const told = 'the owner said so';
  const [hazard] = hazards;
  if (hazard === undefined) throw new Error('no hazard');
  const both = shown({ hazards: [{ ...hazard, also_told: true }] });
  for (const text of [seen, told]) expect(both).toContain(text);
  expect(shown({ hazards: [hazard] })).not.toContain(told);
});

test('an exposure that isn’t known waits for no more than on its owner’s page', () => {
  expect(shown({})).toContain('It waits for answers about buildings 30 to 50 feet away.');
});

test('points of work that removes several hazards are for all of them', () => {
  const one = 'together with 2';
  const other = 'together with 1';
  const actions: Result['actions'] = [
    { ...screening, hazard_types: ['vents_unscreened', 'eaves_open'] },
  ];
  const html = shown({ hazards, actions });
  for (const text of [one, other]) expect(html).toContain(`>${text}<`);
});

test('the list says which points are which, where there is a score', () => {
  const said = 'Number 1 takes off the most points. “+” is what fixing a hazard brings back.';
  expect(shown({ hazards, actions: [screening] })).toContain(said);
  expect(shown({ hazards, enough_seen: false })).not.toContain(said);
  const [numbered, meaning = ''] = said.split('. ');
  const one = shown({ hazards: hazards.slice(0, 1), actions: [screening] });
  expect(one).toContain(meaning);
  expect(one).not.toContain(numbered);
});

test('work raises no score where there is none', () => {
  const html = shown({ hazards, actions: [screening], enough_seen: false });
  expect(html).not.toContain('+5 points');
  expect(html).toContain('−6 points');
});

test('more than nine hazards are folded after the eighth', () => {
  const some = (count: number) =>
    shown({ hazards: Array.from({ length: count }, () => hazards[0] ?? fail()) });
  expect(some(9)).not.toContain(' more<');
  expect(some(10)).toMatch(/>2 more<.*<article/);
});

test('finished work says what it rests on, and shows it', () => {
  const confirmed = 'Gone: the photo from after doesn’t show it';
  const said = 'Gone, the owner says';
  const [before, after] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ];
  const work = { title: 'Firewood', hazard_type: 'zone0_firewood_lumber' } as const;
  const view = { before_photo_id: before, after_photo_id: after };
  const html = shown(
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
  const html = shown(plain);
  for (const word of ['removed', 'set aside', 'Without corrections', 'Work done'])
    expect(html).not.toContain(word);
  expect(shown(plain, { photos_removed_after_finding: 1 })).toContain(
    'The owner removed one photo after something was found in it.',
  );
});

function fail(): never {
  throw new Error('no hazard');
}

function shown(changes: Partial<Result>, homeChanges: Partial<SharedHome> = {}): string {
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
      <MessageParts words={appWords}>
        <NamedSidesProvider facing={null} naming={home.side_naming}>
          <SharedHomeView home={home} />
        </NamedSidesProvider>
      </MessageParts>
    </MemoryRouter>,
  );
}
