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

const change = async (body: object) => home.owner.send('PATCH', home.url, body);
const read = async () => (await home.owner.fetch(home.url)).json();

describe('the insurer’s deadline', () => {
  it('is unknown until its owner names it', async () => {
    expect(await read()).toMatchObject({ insurer_deadline: null });
  });

  it('stays while other things change, and goes when it is taken back', async () => {
    expect(await (await change({ insurer_deadline: '2027-01-15' })).json()).toMatchObject({
      insurer_deadline: '2027-01-15',
    });
    await change({ front_faces: 'south' });
    expect(await read()).toMatchObject({ insurer_deadline: '2027-01-15' });
    await change({ insurer_deadline: null });
    expect(await read()).toMatchObject({ insurer_deadline: null });
  });

  it('makes no new result', async () => {
    await home.addPhoto('front', { direction: 'south', area: 'zone_0' });
    await home.analyze();
    const before = await home.analyses();
    await change({ insurer_deadline: '2027-01-15' });
    expect(await home.analyses()).toEqual(before);
  });

  it.each(['2027-02-30', '2027-1-5', 'soon', ''])('has to be a day: %s', async (day) => {
    expect((await change({ insurer_deadline: day })).status).toBe(400);
  });
});
