import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
  await home.addPhoto('front', { direction: 'south', area: 'zone_0' });
  await change({ front_faces: 'south' });
  await home.analyze();
});

afterAll(() => place.close());

async function change(body: object): Promise<void> {
  expect((await home.owner.send('PATCH', home.url, body)).status).toBe(200);
}

const newest = async () => made((await home.analyses())[0]);

/** The sides that some hazard is unseen on. */
async function sidesNotSeen(): Promise<string[]> {
  const { explanation } = await newest();
  const sides = explanation.rows.flatMap((row) => (row.kind === 'not_seen' ? row.sides : []));
  return [...new Set(sides)].filter((side) => side !== 'whole_house').toSorted();
}

describe('a side of the house that does not exist', () => {
  it('is taken out of the score at once', async () => {
    expect(await sidesNotSeen()).toEqual(['east', 'north', 'south', 'west']);
    await change({ missing_sides: ['left'] });

    expect(await newest()).toMatchObject({ reason: 'answer' });
    expect(await sidesNotSeen()).toEqual(['east', 'north', 'south']);
  });

  it('counts again once it exists after all', async () => {
    const before = await newest();
    await change({ missing_sides: ['left'] });
    await change({ missing_sides: [] });
    expect((await newest()).dss_score).toBe(before.dss_score);
    expect(await sidesNotSeen()).toContain('west');
  });

  it('makes no new result where nothing changes', async () => {
    await change({ missing_sides: ['left'] });
    const before = await home.analyses();
    await change({ missing_sides: ['left'] });
    expect(await home.analyses()).toEqual(before);
  });

  it('is the same side of the house after the front has turned', async () => {
    await change({ missing_sides: ['left'] });
    await change({ front_faces: 'west' });
    await home.analyze();
    expect(await sidesNotSeen()).toEqual(['east', 'south', 'west']);
  });
});

describe('a new facing of the front', () => {
  it('turns the result of a home without photos at once', async () => {
    home = await place.newHome();
    await change({ front_faces: 'south' });
    await home.answer({
      question_id: 'firewood_at_wall',
      side: 'south',
      side_said_as: 'house',
      answer: 'yes',
    });
    await change({ front_faces: 'west' });

    expect((await newest()).hazards.map(({ side }) => side)).toEqual(['west']);
  });

  it('leaves the result of a home with photos to its next analysis', async () => {
    const before = await home.analyses();
    await change({ front_faces: 'west' });
    expect(await home.analyses()).toEqual(before);
  });
});
