import {
  builtInProvider,
  figuresWithAnswers,
  photoSchema,
  photoSidesOf,
  propertySchema,
  storedAnswerSchema,
  type Analysis,
  type HouseSide,
} from '@dss/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import {
  made,
  openHarness,
  type AnswerToSend,
  type Home,
  type Harness,
} from './testing/harness.ts';

/** A browser that loses its connection computes what the server gives once it has the answers. */

let place: Harness;
let home: Home;
let seen: Analysis;
let missing: readonly HouseSide[];
const imageIds = ['front', 'back', 'roof', 'unplaced'];

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
  missing = [];
  await home.addPhoto('front', {
    direction: 'south',
    area: 'zone_0',
    shows: ['zone0_combustible_mulch', 'zone0_firewood_lumber'],
  });
  await home.addPhoto('back', {
    direction: 'north',
    area: 'zone_0',
    shows: ['zone0_firewood_lumber', 'zone0_dead_debris'],
  });
  await home.addPhoto('roof', { area: 'roof', shows: ['roof_debris'] });
  await home.addPhoto('unplaced', { shows: ['zone0_combustible_mulch'] });
  seen = await home.analyze();
});

afterAll(() => place.close());

const figuresOf = ({ dss_score: score, range }: Analysis) => ({ score, ...range });

/** What the owner says of the home's photos. */
async function photoSides() {
  const response = await home.owner.fetch(`${home.url}/photos`);
  const { photos } = z.object({ photos: z.array(photoSchema) }).parse(await response.json());
  return photoSidesOf({ front_faces: null, lat: null, lng: null }, photos);
}

/** What the browser shows for these answers, which it kept. */
async function away(...said: readonly AnswerToSend[]) {
  const kept = said.map((each) =>
    storedAnswerSchema.parse({
      side: null,
      side_said_as: 'compass',
      image_id: null,
      box: null,
      answered_at: seen.created_at,
      ...each,
    }),
  );
  const { score, range } = figuresWithAnswers({
    answers: [...(await home.answers()), ...kept],
    seen: seen.seen,
    imageIds,
    photoSides: await photoSides(),
    facing: null,
    missing,
  });
  return { score, low: range.low, high: range.high };
}

it('without another answer, the figures are those of the analysis', async () => {
  expect(await away()).toEqual(figuresOf(seen));
});

it.each<[string, readonly AnswerToSend[]]>([
  ['clears what no photo shows', [{ question_id: 'vents_fine_mesh', answer: 'yes' }]],
  ['finds something new', [{ question_id: 'roof_wood', answer: 'yes' }]],
  ['contradicts a photo', [{ question_id: 'firewood_at_wall', side: 'south', answer: 'no' }]],
  [
    'says of a photo that it isn’t there',
    [{ question_id: 'firewood_at_wall', side: 'south', answer: 'no', image_id: 'front' }],
  ],
  [
    'says of a later photo that it isn’t there',
    [{ question_id: 'firewood_at_wall', answer: 'no', image_id: 'unplaced' }],
  ],
])('an answer that %s makes the same figures as on the server', async (_what, said) => {
  const shown = await away(...said);
  expect(figuresOf(made(await home.answer(...said)))).toEqual(shown);
});

it('what the owner disputed stays disputed', async () => {
  seen = made(
    await home.dispute({
      hazard_type: 'zone0_combustible_mulch',
      image_ids: ['front'],
      question_ids: [],
      kind: 'not_there',
      reason: 'It is gravel.',
    }),
  );
  expect(await away()).toEqual(figuresOf(seen));
  const said = { question_id: 'vents_fine_mesh', answer: 'yes' };
  const shown = await away(said);
  expect(figuresOf(made(await home.answer(said)))).toEqual(shown);
});

it('a side that doesn’t exist counts as little as on the server', async () => {
  const changed = await home.owner.send('PATCH', home.url, { missing_sides: ['left'] });
  missing = propertySchema.parse(await changed.json()).missing_sides;
  const [newest] = await home.analyses();
  expect(await away()).toEqual(figuresOf(made(newest)));
});

it('a photo labeled since it was read counts on the side that its owner named', async () => {
  const label = { direction: 'east', direction_said_as: 'compass' };
  await home.owner.send('PUT', `${home.url}/photos/unplaced/placement`, label);
  const about = { question_id: 'mulch_at_wall', side: 'east' } as const;
  const said = { ...about, answer: 'no', image_id: 'unplaced' };
  const shown = await away(said);
  const after = made(await home.answer(said));
  expect(figuresOf(after)).toEqual(shown);
  expect(after.coverage_missing).toEqual(['west']);
  expect(after.explanation.set_aside).toMatchObject([
    { hazard_type: 'zone0_combustible_mulch', answer: { side: 'east' } },
  ]);
});

it('what the built-in analyzer measured before a photo was labeled gives way to an answer about its side', async () => {
  const builtIn = await openHarness(builtInProvider);
  try {
    home = await builtIn.newHome();
    await home.addPhoto('back', { area: 'zone_1', shows: ['zone1_tall_dry_grass'] });
    seen = await home.analyze();
    const label = { direction: 'north', direction_said_as: 'compass' };
    await home.owner.send('PUT', `${home.url}/photos/back/placement`, label);
    const no = { question_id: 'dry_grass_in_yard', side: 'north', answer: 'no' } as const;
    const shown = await away(no);
    const settled = made(await home.answer(no));
    expect(figuresOf(settled)).toEqual(shown);
    expect(settled.hazards).toEqual([]);
    expect(settled.explanation.outweighed).toMatchObject([{ hazard_type: 'zone1_tall_dry_grass' }]);
  } finally {
    await builtIn.close();
  }
});

it('what the built-in analyzer measured costs nothing once the owner has said no, here or there', async () => {
  const builtIn = await openHarness(builtInProvider);
  try {
    home = await builtIn.newHome();
    await home.addPhoto('back', {
      direction: 'north',
      area: 'zone_1',
      shows: ['zone1_tall_dry_grass'],
    });
    seen = await home.analyze();
    expect(seen.hazards.map(({ type }) => type)).toContain('zone1_tall_dry_grass');
    const no = { question_id: 'dry_grass_in_yard', side: 'north', answer: 'no' } as const;
    const shown = await away(no);
    const settled = made(await home.answer(no));
    const { explanation } = settled;
    expect(figuresOf(settled)).toEqual(shown);
    expect(settled.hazards.map(({ type }) => type)).not.toContain('zone1_tall_dry_grass');
    expect(explanation.disagreements).toEqual([]);
    expect(explanation.set_aside).toEqual([]);
    expect(explanation.outweighed).toMatchObject([
      { hazard_type: 'zone1_tall_dry_grass', answer: { question_id: 'dry_grass_in_yard' } },
    ]);
  } finally {
    await builtIn.close();
  }
});
