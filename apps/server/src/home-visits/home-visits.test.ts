import {
  homeVisitSchema,
  listedHomeVisitSchema,
  photoSchema,
  rescoredSchema,
  sharedHomeSchema,
  storedAnswerSchema,
  type Analysis,
  type HomeVisit,
  type ListedHomeVisit,
} from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { goodPassword, newPerson } from '../accounts/testing/people.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { putPhoto } from '../photos/testing/uploads.ts';
import type { TestApp } from '../testing/app.ts';
import { createClient, type Browser, type Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { letInAssessor } from './testing/assessors.ts';

const mulch = 'zone0_combustible_mulch';
const anyText: unknown = expect.any(String);
const today = new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

let place: Harness;
let app: TestApp;
let home: Home;
let assessor: Browser;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});
afterAll(() => place.close());
beforeEach(async () => {
  home = await place.newHome();
  assessor = await letInAssessor(app, home);
});

const admin = (text: string, values: readonly unknown[] = [home.propertyId]) =>
  app.database.admin.query(text, [...values]);

async function answer(client: Client, given: object = {}, body: object = {}): Promise<Analysis> {
  const response = await client.send('PUT', `${home.url}/answers`, {
    answers: [{ question_id: 'mulch_at_wall', side: 'north', answer: 'yes', ...given }],
    ...body,
  });
  expect(response.status).toBe(200);
  const { analysis } = rescoredSchema.parse(await response.json());
  if (analysis === null) throw new Error('no result');
  return analysis;
}

async function visits(): Promise<HomeVisit[]> {
  const reply = await home.owner.fetch(`${home.url}/home-visits`);
  return z.object({ visits: z.array(homeVisitSchema.strict()) }).parse(await reply.json()).visits;
}

async function listed(client: Client = assessor): Promise<ListedHomeVisit[]> {
  const reply = await client.fetch('/api/home-visits');
  return z.object({ visits: z.array(listedHomeVisitSchema.strict()) }).parse(await reply.json())
    .visits;
}

async function answers() {
  const reply = await home.owner.fetch(`${home.url}/answers`);
  return z.object({ answers: z.array(storedAnswerSchema) }).parse(await reply.json()).answers;
}

const save = (said: object = {}, day = today, client: Client = assessor) =>
  client.send('PUT', `${home.url}/home-visits/${day}`, {
    notes: '',
    organization: null,
    ended: false,
    ...said,
  });

const endRole = () => admin('update home_people set ended_at = now() where property_id = $1');
const pointsFor = ({ hazards }: Analysis) =>
  hazards.find(({ type }) => type === mulch)?.points ?? 0;

describe('what an assessor says', () => {
  it('is told with their name, organization and day', async () => {
    await save({ organization: 'Butte County Fire Safe Council' });
    const result = await answer(assessor);
    const by = {
      visit_id: anyText,
      name: 'Ana Ruiz',
      organization: 'Butte County Fire Safe Council',
      on: today,
    };
    const found = result.explanation.rows.find(
      (row) => row.kind === 'hazard' && row.hazard_type === mulch,
    );
    expect(found).toMatchObject({ evidence: [{ question_id: 'mulch_at_wall', seen_by: by }] });
    expect(await answers()).toMatchObject([{ question_id: 'mulch_at_wall', seen_by: by }]);
    const [analysis] = await home.analyses();
    expect(analysis?.explanation.rows).toEqual(result.explanation.rows);
  });

  it('is told as theirs on a shared page, without the notes of the visit', async () => {
    await save({ notes: 'The key is under the pot.' });
    await answer(assessor);
    const made = await home.owner.send('POST', `${home.url}/share-links`, {
      expires_in_days: null,
      hides_place: true,
    });
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    const guest = createClient(app.url, { 'X-Share-Token': new URL(url).hash.slice(1) });
    const shown = await (await guest.fetch('/api/shared-home')).text();
    expect(sharedHomeSchema.parse(JSON.parse(shown)).result?.hazards).toMatchObject([
      { type: mulch, told_by: { owner: false, assessors: [{ name: 'Ana Ruiz', on: today }] } },
    ]);
    expect(shown).not.toContain('The key is under the pot.');
  });

  it('is stored in no result with a name', async () => {
    await answer(assessor);
    const { rows } = await admin(
      'select raw_json::text as stored from analyses where property_id = $1',
    );
    expect(JSON.stringify(rows)).not.toContain('Ana Ruiz');
  });

  it('is no word of an assessor where their owner says it again', async () => {
    await answer(assessor);
    await answer(assessor, { question_id: 'roof_wood', side: null, answer: 'no' });
    const result = await answer(home.owner);
    expect(JSON.stringify(result)).not.toContain('seen_by');
    expect((await answers())[0]).not.toHaveProperty('seen_by');
    expect(await visits()).toMatchObject([
      {
        answers: [
          { question_id: 'mulch_at_wall', answer: 'yes', counts: false },
          { question_id: 'roof_wood', counts: true },
        ],
      },
    ]);
  });

  it('takes the place of what the owner said', async () => {
    await answer(home.owner, { answer: 'no' });
    await answer(assessor);
    expect(await answers()).toMatchObject([{ answer: 'yes', seen_by: { name: 'Ana Ruiz' } }]);
  });

  it('stays beside what the owner disputes', async () => {
    await answer(assessor);
    const result = await home.dispute({
      hazard_type: mulch,
      image_ids: [],
      question_ids: ['mulch_at_wall'],
      kind: 'not_there',
      whose: null,
      reason: 'That is gravel.',
    });
    expect(result?.explanation.set_aside).toMatchObject([
      { reason: 'That is gravel.', evidence: [{ seen_by: { name: 'Ana Ruiz', on: today } }] },
    ]);
    expect(await visits()).toMatchObject([{ answers: [{ answer: 'yes', counts: true }] }]);
  });

  it('stays theirs, and is about the same side of the house, when the front turns', async () => {
    await answer(assessor, { side_said_as: 'house' });
    await home.owner.send('PATCH', home.url, { front_faces: 'east' });
    expect(await answers()).toMatchObject([{ side: 'west', seen_by: { name: 'Ana Ruiz' } }]);
    expect(await visits()).toMatchObject([{ answers: [{ side: 'west', counts: true }] }]);
  });

  it('is forgotten when they take it back at the same visit', async () => {
    await answer(assessor);
    await answer(assessor, { question_id: 'roof_wood', side: null, answer: 'no' });
    await assessor.send('PUT', `${home.url}/answers`, {
      answers: [{ question_id: 'mulch_at_wall', side: 'north', answer: null }],
    });
    expect(await visits()).toMatchObject([{ answers: [{ question_id: 'roof_wood' }] }]);
  });

  it('counts like an owner’s with a photo: what earlier photos show is settled by it', async () => {
    await home.addPhoto('north', { direction: 'north', area: 'zone_0', shows: [mulch] });
    expect(pointsFor(await home.analyze())).toBeGreaterThan(0);
    const said = await answer(home.owner, { answer: 'no' });
    expect(pointsFor(said)).toBeGreaterThan(0);
    const seen = await answer(assessor, { answer: 'no' });
    expect(pointsFor(seen)).toBe(0);
    expect(seen.explanation.set_aside).toMatchObject([
      { answer: { question_id: 'mulch_at_wall', seen_by: { name: 'Ana Ruiz' } } },
    ]);
    await answer(home.owner, { answer: 'yes' });
    const withPhoto = await answer(home.owner, { answer: 'no', image_id: 'north' });
    expect(withPhoto.dss_score).toBe(seen.dss_score);
  });

  it('settles nothing that a photo shows which came after it', async () => {
    await answer(assessor, { answer: 'no' });
    await home.addPhoto('north', { direction: 'north', area: 'zone_0', shows: [mulch] });
    expect(pointsFor(await home.analyze())).toBeGreaterThan(0);
  });

  it('counts as the owner’s where nothing was photographed', async () => {
    const said = await answer(home.owner);
    const seen = await answer(assessor);
    expect(seen.dss_score).toBe(said.dss_score);
    expect(seen.range).toEqual(said.range);
    expect(seen.weights_version).toBe('2026.11');
  });
});

describe('a photo of an assessor', () => {
  it('says who added it and when, and is named in the visit', async () => {
    await putPhoto(assessor, home.propertyId, 'theirs', await tinyJpeg());
    await putPhoto(home.owner, home.propertyId, 'own', await tinyJpeg('blue'));
    const reply = await home.owner.fetch(`${home.url}/photos`);
    const { photos } = z.object({ photos: z.array(photoSchema) }).parse(await reply.json());
    expect(photos.map(({ image_id: id, seen_by: by }) => [id, by?.name])).toEqual([
      ['theirs', 'Ana Ruiz'],
      ['own', undefined],
    ]);
    expect(await visits()).toMatchObject([{ image_ids: ['theirs'] }]);
  });
});

describe('a visit', () => {
  it('is one day of one assessor, however often and in whatever order its parts arrive', async () => {
    const day = dayBefore(0);
    await answer(assessor, {}, { seen_on: day });
    expect((await save({ notes: 'Leaf litter behind the shed.', ended: true }, day)).status).toBe(
      200,
    );
    await answer(assessor, {}, { seen_on: day });
    await save({ notes: 'Leaf litter behind the shed.', ended: true }, day);
    const photo = await tinyJpeg();
    for (const status of [201, 200]) {
      const sent = await assessor.fetch(`${home.url}/photos/theirs`, {
        method: 'PUT',
        headers: { 'Content-Type': 'image/jpeg', 'X-Seen-On': day },
        body: photo,
      });
      expect(sent.status).toBe(status);
    }
    expect(await visits()).toMatchObject([
      {
        name: 'Ana Ruiz',
        on: day,
        notes: 'Leaf litter behind the shed.',
        ended_at: anyText,
        answers: [{ question_id: 'mulch_at_wall', answer: 'yes' }],
        image_ids: ['theirs'],
      },
    ]);
    expect(await listed()).toMatchObject([{ on: day, answers: 1, hazards: 1, open: true }]);
  });

  it('goes on when the assessor says so', async () => {
    await save({ ended: true });
    await save({ ended: false });
    expect(await visits()).toMatchObject([{ ended_at: null }]);
  });

  it('is of the day on which it was made, if they had been let in by then', async () => {
    await admin(
      `update home_people set joined_at = now() - interval '5 days' where property_id = $1`,
    );
    await answer(assessor, {}, { seen_on: dayBefore(3) });
    expect(await visits()).toMatchObject([{ on: dayBefore(3) }]);
    await answer(assessor, { side: 'east' }, { seen_on: dayBefore(20) });
    expect(await visits()).toMatchObject([{ on: dayBefore(3) }, { on: dayBefore(6) }]);
    await answer(assessor, { side: 'south' }, { seen_on: '2099-01-01' });
    expect((await visits())[0]?.on).toBe(dayBefore(-1));
  });

  it('takes the organization of the one before', async () => {
    await save({ organization: 'Butte County Fire Safe Council' });
    const other = await place.newHome();
    await letInAssessor(app, other, 'Ana Ruiz', assessor);
    home = other;
    await answer(assessor);
    expect(await visits()).toMatchObject([{ organization: 'Butte County Fire Safe Council' }]);
  });

  it('is none of an owner or a stranger', async () => {
    await answer(home.owner);
    await expectError(await save({}, today, home.owner), 'session_missing');
    const { browser } = await newPerson(app);
    await expectError(await save({}, today, browser), 'home_role_not_found');
    expect(await visits()).toEqual([]);
  });

  it('is shown to nobody but its owner and its assessor', async () => {
    await save({ notes: 'The key is under the pot.' });
    const other = await letInAssessor(app, home, 'Bo Lee');
    expect(await listed(other)).toEqual([]);
    await expectError(await other.fetch(`${home.url}/home-visits`), 'property_not_found');
    await answer(other);
    expect((await visits()).map(({ name }) => name ?? '').toSorted()).toEqual([
      'Ana Ruiz',
      'Bo Lee',
    ]);
    expect(await listed()).toMatchObject([{ notes: 'The key is under the pot.' }]);
  });
});

describe('once an assessor’s role has ended', () => {
  beforeEach(async () => {
    await answer(assessor);
    await save({ notes: 'Leaf litter behind the shed.' });
    await endRole();
  });

  it('their list has which home, which day and how much, and nothing else', async () => {
    expect(await listed()).toMatchObject([
      { on: today, answers: 1, hazards: 1, open: false, notes: null, lat: null, lng: null },
    ]);
  });

  it('they can neither read the home nor add to the visit', async () => {
    for (const part of ['', '/photos', '/answers', '/analyses']) {
      const reply = await assessor.fetch(`${home.url}${part}`);
      await expectError(reply, 'property_not_found');
    }
    await expectError(await save({ notes: 'Late.' }), 'home_role_not_found');
    const late = await assessor.send('PUT', `${home.url}/answers`, {
      answers: [{ question_id: 'roof_wood', side: null, answer: 'no' }],
    });
    await expectError(late, 'property_not_found');
  });

  it('the owner still has all of it, in their name', async () => {
    expect(await visits()).toMatchObject([
      { name: 'Ana Ruiz', notes: 'Leaf litter behind the shed.', answers: [{ counts: true }] },
    ]);
    expect(await answers()).toMatchObject([{ seen_by: { name: 'Ana Ruiz' } }]);
  });
});

describe('deleting', () => {
  it('an assessor’s account leaves what they saw, in nobody’s name', async () => {
    await save({ organization: 'Butte County Fire Safe Council' });
    await answer(assessor);
    const deleted = await assessor.send('POST', '/api/account/deletion', {
      password: goodPassword,
    });
    expect(deleted.status).toBe(200);
    expect(await answers()).toMatchObject([
      { answer: 'yes', seen_by: { name: null, organization: null, on: today } },
    ]);
    expect(await visits()).toMatchObject([{ name: null, organization: null, answers: [{}] }]);
  });

  it('a home takes its visits out of the assessor’s list', async () => {
    await answer(assessor);
    await home.owner.send('DELETE', home.url);
    expect(await listed()).toEqual([]);
  });
});

it('a home that is handed over keeps what was seen in the assessor’s name, not their notes', async () => {
  await answer(assessor);
  await save({ notes: 'The key is under the pot.' });
  const made = await home.owner.send('POST', `${home.url}/claim-links`);
  const { url } = z.object({ url: z.url() }).parse(await made.json());
  const buyer = app.newBrowser();
  const claimed = await buyer.fetch(new URL(url).pathname, { method: 'POST' });
  expect(claimed.status).toBeLessThan(400);
  const reply = await buyer.fetch(`${home.url}/home-visits`);
  expect(await reply.json()).toMatchObject({
    visits: [{ name: 'Ana Ruiz', notes: '', answers: [{ counts: true }] }],
  });
  expect(await listed()).toMatchObject([{ open: false, notes: null }]);
});

it('an owner can’t make an answer of theirs an assessor’s', async () => {
  await answer(assessor, { question_id: 'roof_wood', side: null, answer: 'no' });
  const [visit] = await visits();
  const owner = await admin(
    `select actor_id as id from property_grants where property_id = $1 and "right" = 'own'`,
  );
  const id = z.array(z.object({ id: z.string() })).parse(owner.rows)[0]?.id ?? '';
  await app.dependencies.db.asActor({ kind: 'visitor', id }, (tx) =>
    tx.execute(
      `insert into owner_answers (property_id, question_id, side, answer, answered_at, visit_id)
       values ('${home.propertyId}', 'roof_wood', 'north', 'yes', now(), '${visit?.visit_id ?? ''}')`,
    ),
  );
  const { rows } = await admin(
    `select visit_id from owner_answers where property_id = $1 and side = 'north'`,
  );
  expect(rows).toEqual([{ visit_id: null }]);
});
