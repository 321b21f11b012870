import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

const put = (imageId: string, placement: object) =>
  home.owner.send('PUT', `${home.url}/photos/${imageId}/placement`, placement);

async function addNamed(imageId: string, direction: string): Promise<void> {
  await home.addPhoto(imageId, { area: 'zone_0' });
  await put(imageId, { direction, direction_said_as: 'house' });
}

const face = (frontFaces: string) =>
  home.owner.send('PATCH', home.url, { front_faces: frontFaces });

const pin = { lat: 38.5, lng: -121.5 };

describe('photos named by sides of the house', () => {
  it('cover four sides before the front’s direction is known', async () => {
    await addNamed('front', 'south');
    await addNamed('back', 'north');
    await addNamed('left', 'west');
    await addNamed('right', 'east');

    expect((await home.analyze()).coverage_missing).toEqual([]);
  });

  it('are scored on their new sides by the next analysis, without being read again', async () => {
    await addNamed('back', 'north');
    expect((await home.analyze()).coverage_missing).toEqual(['east', 'south', 'west']);
    const looks = place.looks.length;

    await face('west');

    expect((await home.analyze()).coverage_missing).toEqual(['north', 'south', 'west']);
    expect(place.looks).toHaveLength(looks);
  });

  it('are kept apart from map placements until both can be compared', async () => {
    await home.owner.send('PUT', `${home.url}/location`, { ...pin, outline: null });
    await home.addPhoto('placed', { area: 'zone_0' });
    await put('placed', { x_rel: 0.5, y_rel: 0.1 });
    expect((await home.analyze()).coverage_missing).toEqual(['east', 'south', 'west']);

    await addNamed('back', 'north');
    await addNamed('left', 'west');
    expect((await home.analyze()).coverage_missing).toEqual(['east', 'south']);

    await face('east');
    // The back is west now and the left is south, and north on the map means north again.
    expect((await home.analyze()).coverage_missing).toEqual(['east']);
  });

  it('are a changed input once the front is known to face south', async () => {
    await addNamed('front', 'south');
    const before = await home.analyze();
    await face('south');

    expect((await home.analyze()).analysis_id).not.toBe(before.analysis_id);
  });
});
