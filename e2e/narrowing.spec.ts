import { readFile } from 'node:fs/promises';
import { expect } from './product/fixtures.ts';
import type { SeenPhoto } from './product/model-server.ts';
import { test } from './product/modeled-product.ts';
import { drawnPictures } from './product/photos.ts';
import { rangeOf } from './product/shown-results.ts';

const box = { x: 0.2, y: 0.5, width: 0.3, height: 0.25 };
const nearWall = [
  'zone0_firewood_lumber',
  'zone0_dead_debris',
  'zone0_combustible_items',
  'attached_combustible_fence',
  'zone0_combustible_mulch',
  'zone0_vegetation',
  'under_deck_fuel',
];
const walls = [
  'siding_combustible',
  'wall_base_clearance',
  'attached_pergola_trellis',
  'deck_combustible',
  'eaves_open',
  'address_not_visible',
];
const yard = [
  'zone1_dead_vegetation',
  'outbuilding_too_close',
  'zone1_ladder_fuels',
  'zone1_continuous_shrubs_trees',
  'zone1_tall_dry_grass',
  'zone1_exposed_woodpile',
  'fire_prone_plants',
  'combustible_fence_runs',
  'lpg_tank_clearance',
];
const land = ['zone2_brush_tree_continuity', 'zone2_tall_dry_grass'];
const roof = [
  'roof_combustible_covering',
  'roof_debris',
  'roof_gaps_damage',
  'tree_overhang_roof_chimney',
  'gutter_debris',
  'gutter_unprotected_or_plastic',
];

/** A model's reply about a photo: what it found, and that nothing else it looked for is there. */
function seen(
  areas: readonly string[],
  found: Readonly<Record<string, string>>,
  ...lookedFor: readonly (readonly string[])[]
): SeenPhoto {
  return {
    areas,
    hazards: Object.entries(found).map(([type, area]) => ({ type, area, box })),
    notThere: lookedFor.flat().filter((type) => !(type in found)),
  };
}

/** Six photos of a house with thirteen kinds of hazard, and what the owner knows about each. */
const photos = [
  {
    label: { direction: 'south', area: 'zone_0' },
    seen: seen(
      ['siding', 'zone_0', 'zone_1', 'roof'],
      {
        zone0_vegetation: 'zone_0',
        zone0_combustible_mulch: 'zone_0',
        gutter_debris: 'roof',
        eaves_open: 'roof',
      },
      nearWall,
      walls,
      yard,
      roof,
    ),
  },
  {
    label: { direction: 'north', area: 'siding' },
    seen: seen(
      ['siding', 'zone_0', 'zone_1', 'zone_2'],
      { deck_combustible: 'siding', under_deck_fuel: 'zone_0', zone1_ladder_fuels: 'zone_1' },
      nearWall,
      walls,
      yard,
      land,
    ),
  },
  {
    label: { direction: 'west', area: 'zone_0' },
    seen: seen(
      ['siding', 'zone_0', 'zone_1'],
      { attached_combustible_fence: 'zone_0' },
      nearWall,
      walls,
      yard,
    ),
  },
  {
    label: { direction: 'east', area: 'zone_0' },
    seen: seen(
      ['siding', 'zone_0', 'zone_1', 'roof'],
      { zone0_combustible_items: 'zone_0', zone1_continuous_shrubs_trees: 'zone_1' },
      nearWall,
      walls,
      yard,
      roof,
    ),
  },
  {
    label: { direction: 'south', area: 'roof' },
    seen: seen(['roof'], { roof_debris: 'roof' }, roof),
  },
  {
    label: { direction: 'south', area: 'zone_1' },
    seen: seen(
      ['zone_1', 'zone_2'],
      { zone1_tall_dry_grass: 'zone_1', zone2_brush_tree_continuity: 'zone_2' },
      yard,
      land,
    ),
  },
] as const;

/** The owner's answers that report a hazard, with the side if one is asked for. */
const known: Readonly<Record<string, { answer: 'yes' | 'no'; side?: string }>> = {
  plants_at_wall: { answer: 'yes', side: 'south' },
  mulch_at_wall: { answer: 'yes', side: 'south' },
  gutters_clean: { answer: 'no' },
  eaves_closed: { answer: 'no' },
  deck_unburnable: { answer: 'no' },
  under_deck_clear: { answer: 'no' },
  fuel_under_trees: { answer: 'yes', side: 'north' },
  fence_attached: { answer: 'yes', side: 'west' },
  things_at_wall: { answer: 'yes', side: 'east' },
  shrubs_close_together: { answer: 'yes', side: 'east' },
  roof_clean: { answer: 'no' },
  dry_grass_in_yard: { answer: 'yes', side: 'south' },
  brush_beyond_yard: { answer: 'yes', side: 'south' },
};
/** Of the other questions, those whose good answer is yes. */
const goodIfYes =
  /_(whole|covered|clear|screened|mesh|panes|sealed|unburnable|bare|kept|open|visible)$/;
/** Left for the page: the driveway. */
const last = 'driveway_open';

interface Figures {
  readonly range: { readonly low: number; readonly high: number };
  readonly confidence_percent: number;
  readonly hazards: readonly unknown[];
  readonly explanation: {
    readonly next_questions: readonly { question_id: string; sides: readonly string[] }[];
  };
}

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

test('the range of six photos narrows as promised', async ({ sharedPage: page, model }) => {
  model.says(photos.map((photo) => photo.seen));
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string; analyses: readonly Figures[] };
  };
  const place = { address: '4 Manzanita Way, Ojai, CA 93023', lat: 34.45, lng: -119.24 };
  const { id } = await send('POST', '/api/properties', place);
  const newest = async (): Promise<Figures> => {
    const { analyses } = await send('GET', `/api/properties/${id}/analyses?limit=1`);
    if (analyses[0] === undefined) throw new Error('there is no analysis');
    return analyses[0];
  };
  const photoPath = (index: number) => `/api/properties/${id}/photos/photo-${index}`;
  const pictures = await Promise.all(drawnPictures().map((file) => readFile(file)));
  for (const index of photos.keys()) {
    // Decoders ignore bytes after the end of the picture, but they make each file different.
    const data = Buffer.concat([
      pictures[index % pictures.length] ?? Buffer.of(),
      Buffer.of(index),
    ]);
    const headers = { ...fromOurPage, 'Content-Type': 'image/jpeg' };
    const stored = await page.request.put(photoPath(index), { data, headers });
    expect(stored.status(), await stored.text()).toBe(201);
    // One at a time, so that each photo gets the model's reply about it.
    await send('POST', '/functions/v1/analyze_v2', { property_id: id });
  }
  const unlabeled = await newest();
  expect(unlabeled.hazards).toHaveLength(13);
  expect(unlabeled.confidence_percent).toBeGreaterThanOrEqual(30);

  for (const [index, { label }] of photos.entries()) {
    await send('PUT', `${photoPath(index)}/placement`, label);
  }
  await send('POST', '/functions/v1/analyze_v2', { property_id: id, rerun: true });
  const labeled = await newest();
  expect(labeled.hazards).toHaveLength(13);
  expect(labeled.confidence_percent).toBeGreaterThan(70);
  expect(labeled.range.high - labeled.range.low).toBeLessThan(30);
  expect(labeled.range.high).toBeLessThan(100);

  for (;;) {
    const { explanation } = await newest();
    const open = explanation.next_questions.filter((question) => question.question_id !== last);
    if (open.length === 0) break;
    const answers = open.flatMap(({ question_id, sides }) => {
      const { answer, side } = known[question_id] ?? {
        answer: goodIfYes.test(question_id) ? 'yes' : 'no',
      };
      const asked = sides.length === 0 ? [null] : sides;
      return asked.map((each) => ({
        question_id,
        side: each,
        answer: side === undefined || each === side ? answer : 'no',
      }));
    });
    await send('PUT', `/api/properties/${id}/answers`, { answers });
  }

  await page.goto(`/property/${id}/details`);
  await expect(page.getByRole('article')).toHaveCount(13, { timeout: 60_000 });
  const questions = page.getByRole('region', { name: /Narrow your range|Your answers/ });
  await expect(questions.getByRole('heading', { level: 3 })).toContainText('fire engine');
  await questions.getByRole('button', { name: 'Yes', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  const answered = await newest();
  expect(answered.confidence_percent).toBeGreaterThanOrEqual(95);
  const { low, high } = await rangeOf(page);
  expect({ low, high }).toEqual(answered.range);
  expect(high - low).toBeLessThan(15);
});
