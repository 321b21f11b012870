import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  home = await place.newHome();
  // Two addresses before, and a place on the map: both are more to say.
  for (const address of ['2450 Old Skyway Road, Unit 12, Chico, CA', '1 Test Way, Paradise, CA']) {
    const body = { address, state: null };
    expect((await home.owner.send('PUT', `${home.url}/address`, body)).status).toBe(200);
  }
  await place.app.database.admin.query(
    'update properties set lat = 39.76, lng = -121.62 where id = $1',
    [home.propertyId],
  );
  await workOn(home);
});

afterAll(() => place.close());

/** Ten hazards by answers, some in photos of a phone; three jobs done that removed five more, with photos from after two; ten photos. */
async function workOn({ addPhoto, analyze, answer, owner, url }: Home): Promise<void> {
  const send = async (path: string, body: object) => {
    const response = await owner.send('PUT', `${url}/${path}`, body);
    expect(response.status, path).toBe(200);
  };
  await owner.send('PATCH', url, { front_faces: 'south' });
  const shots = [
    ['front', 'south', 'zone_0'],
    ['roof', 'west', 'roof'],
    ['deck', 'north', 'zone_0'],
    ['fence', 'east', 'zone_0'],
    ['yard', 'north', 'zone_1'],
    ['gutter', 'west', 'roof'],
    ['walk', 'south', 'zone_0'],
  ] as const;
  for (const [id, direction, area] of shots) await addPhoto(id, { direction, area });
  await analyze();
  const box = { x: 0.1, y: 0.5, width: 0.5, height: 0.35 };
  const inPhoto = (imageId: string) => ({ image_id: imageId, box });
  await answer(
    ...['roof_wood'].map((id) => ({ question_id: id, answer: 'no' })),
    ...['roof_whole', 'chimney_screened', 'eaves_closed', 'wall_base_bare'].map((id) => ({
      question_id: id,
      answer: 'yes',
    })),
    ...['gutters_covered', 'gaps_sealed', 'vents_fine_mesh', 'siding_unburnable'].map((id) => ({
      question_id: id,
      answer: 'no',
    })),
    { question_id: 'windows_two_panes', answer: 'no' },
    { question_id: 'windows_tempered', answer: 'no' },
    { question_id: 'deck_unburnable', answer: 'no', ...inPhoto('deck') },
    { question_id: 'roof_clean', answer: 'no', ...inPhoto('roof') },
    { question_id: 'gutters_clean', answer: 'no', ...inPhoto('gutter') },
    { question_id: 'firewood_at_wall', answer: 'yes' },
    { question_id: 'woodpile_in_yard', answer: 'yes' },
    { question_id: 'fence_attached', side: 'east', answer: 'yes', ...inPhoto('fence') },
    { question_id: 'shed_near', side: 'east', answer: 'yes' },
    { question_id: 'mulch_at_wall', side: 'south', answer: 'yes', ...inPhoto('walk') },
    { question_id: 'plants_at_wall', side: 'south', answer: 'yes', ...inPhoto('front') },
    { question_id: 'dry_grass_in_yard', side: 'north', answer: 'yes', ...inPhoto('yard') },
  );
  for (const id of ['roof', 'gutter']) {
    await addPhoto(`clean-${id}`, { direction: 'west', area: 'roof' });
    await send(`photos/clean-${id}/placement`, { repeats_image_id: id });
  }
  await addPhoto('no-firewood', { area: 'zone_0' });
  await send('photos/no-firewood/placement', { work_step_id: 'move_firewood' });
  const done = {
    done_on: new Date().toISOString().slice(0, 10),
    cost_usd: null,
    note: null,
    done_again: true,
  };
  for (const step of ['clean_roof_and_gutters', 'move_firewood', 'replace_mulch']) {
    await send(`plan/${step}/done`, done);
  }
  await analyze();
}

describe('a report of a home with ten hazards, ten photos and three jobs done', () => {
  it('is about ten hazards', async () => {
    const [newest] = await home.analyses();
    expect(newest?.hazards).toHaveLength(10);
  });

  it.for(['en', 'es'] as const)(
    'has at most nine pages in %s, with much that nobody has seen',
    async (locale) => {
      const response = await home.owner.send('POST', `${home.url}/reports`, { locale });
      const { totalPages } = await extractText(new Uint8Array(await response.arrayBuffer()));
      expect(totalPages).toBeLessThanOrEqual(9);
    },
  );
});
