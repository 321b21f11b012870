import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import {
  errorBodySchema,
  insurerNoticeSchema,
  insurerNoticesSchema,
  noticeLimits,
} from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newPerson, newPersonsProgram } from '../accounts/testing/people.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { connectPhone } from '../phone-handover/testing/phones.ts';
import type { Client } from '../testing/client.ts';
import { tinyJpeg } from '../testing/pictures.ts';

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

const score = {
  kind: 'score',
  insurer: 'Valley Mutual',
  dated_on: '2026-11-02',
  answer_by: '2026-12-20',
  policy_ends_on: null,
};

const addressOf = (id: string) => `${home.url}/insurer-notices/${id}`;
const enter = async (changes: object = {}, id: string = randomUUID()) => {
  const answer = await home.owner.send('PUT', addressOf(id), { ...score, ...changes });
  expect(answer.status).toBe(200);
  return insurerNoticeSchema.parse(await answer.json());
};
const send = async (method: string, path: string, body?: object) => {
  const answer = await home.owner.send(method, path, body);
  expect(answer.status, path).toBe(200);
  return insurerNoticeSchema.parse(await answer.json());
};
const list = async (of: { owner: Client; url: string } = home) => {
  const answer = await of.owner.fetch(`${of.url}/insurer-notices`);
  return insurerNoticesSchema.parse(await answer.json()).notices;
};
const codeOf = async (answer: Response) => errorBodySchema.parse(await answer.json()).error.code;

describe('what an insurer sent', () => {
  it('is kept as its owner entered it, and changed under the same id', async () => {
    const { id } = await enter();
    expect(await list()).toMatchObject([{ ...score, id, has_letter: false, steps: [] }]);
    await enter({ kind: 'price', insurer: ' Valley ' }, id);
    expect(await list()).toMatchObject([{ kind: 'price', insurer: 'Valley' }]);
  });

  it('names the end of a policy only where one ends', async () => {
    const ends = { policy_ends_on: '2027-01-31' };
    expect(await enter({ ...ends, kind: 'non_renewal' })).toMatchObject(ends);
    expect(await enter({ ...ends, kind: 'score' })).toMatchObject({ policy_ends_on: null });
  });

  it.each(['2026-02-30', '0202-11-01', 'soon'])('has to be of a day: %s', async (day) => {
    const answer = await home.owner.send('PUT', addressOf(randomUUID()), {
      ...score,
      answer_by: day,
    });
    expect(answer.status).toBe(400);
  });

  it('has an id that no other home has', async () => {
    const { id } = await enter();
    const other = await place.newHome();
    const answer = await other.owner.send('PUT', `${other.url}/insurer-notices/${id}`, score);
    expect(await codeOf(answer)).toBe('insurer_notice_not_found');
    expect(await list(other)).toEqual([]);
  });

  it('is one of twenty at most', async () => {
    for (let made = 0; made < noticeLimits.perProperty; made += 1) await enter();
    const refused = await home.owner.send('PUT', addressOf(randomUUID()), score);
    expect(await codeOf(refused)).toBe('too_many_insurer_notices');
    const [first] = await list();
    await enter({ kind: 'price' }, first?.id);
  });

  it('is in no list of a phone that was let in', async () => {
    await enter();
    const { phone } = await connectPhone(place.app, home.owner, home.propertyId);
    const answer = await phone.fetch('/api/insurer-notices');
    expect(await answer.json()).toEqual({ notices: [] });
  });

  it('is listed of all homes while it isn’t over', async () => {
    const { id } = await enter();
    const { id: over } = await enter();
    await send('PUT', `${addressOf(over)}/outcome`, {
      outcome: 'kept',
      on: '2026-12-01',
      counts: false,
    });
    const open = await home.owner.fetch('/api/insurer-notices');
    const { notices } = insurerNoticesSchema.parse(await open.json());
    expect(notices.map((notice) => notice.id)).toEqual([id]);
  });

  it('is gone once it is deleted, with what was noted', async () => {
    const { id } = await enter();
    await home.owner.send('DELETE', addressOf(id));
    expect(await list()).toEqual([]);
    expect((await home.owner.send('DELETE', addressOf(id))).status).toBe(200);
  });
});

describe('what was sent and answered', () => {
  const note = (id: string, step: object, stepId: string = randomUUID()) =>
    send('PUT', `${addressOf(id)}/steps/${stepId}`, { note: null, ...step });

  it('is in the order of its days, and changes under the same id', async () => {
    const { id } = await enter();
    const stepId = randomUUID();
    await note(id, { kind: 'confirmed', on: '2026-11-20' });
    await note(id, { kind: 'appealed', on: '2026-11-15', note: ' By mail ' }, stepId);
    expect((await list())[0]?.steps).toMatchObject([
      { kind: 'appealed', on: '2026-11-15', note: 'By mail' },
      { kind: 'confirmed', on: '2026-11-20' },
    ]);
    await note(id, { kind: 'appealed', on: '2026-11-25' }, stepId);
    expect((await list())[0]?.steps.map(({ kind }) => kind)).toEqual(['confirmed', 'appealed']);
    await send('DELETE', `${addressOf(id)}/steps/${stepId}`);
    expect((await list())[0]?.steps.map(({ kind }) => kind)).toEqual(['confirmed']);
  });

  it('belongs to something that an insurer sent', async () => {
    const path = `${addressOf(randomUUID())}/steps/${randomUUID()}`;
    const answer = await home.owner.send('PUT', path, {
      kind: 'sent',
      on: '2026-11-20',
      note: null,
    });
    expect(await codeOf(answer)).toBe('insurer_notice_not_found');
  });
});

describe('how it ended', () => {
  const counts = async () => {
    const { rows } = await place.app.database.admin.query<{ is: string }>(
      `select kind || ' ' || outcome || ' ' || count as is from insurer_outcomes where count > 0 order by 1`,
    );
    return rows.map(({ is }) => is);
  };
  const end = (id: string, outcome: string, isCounted: boolean) =>
    send('PUT', `${addressOf(id)}/outcome`, { outcome, on: '2026-12-20', counts: isCounted });

  beforeEach(() => place.app.database.admin.query('delete from insurer_outcomes'));

  it('is counted only where the owner allows it', async () => {
    const { id } = await enter();
    expect(await end(id, 'kept', false)).toMatchObject({ outcome: 'kept', counted: false });
    expect(await counts()).toEqual([]);
    await end(id, 'kept', true);
    await end(id, 'kept', true);
    expect(await counts()).toEqual(['score kept 1']);
  });

  it('counts once, as what it is said to be last', async () => {
    const { id } = await enter();
    await end(id, 'kept', true);
    await end(id, 'lost', true);
    expect(await counts()).toEqual(['score lost 1']);
    await enter({ kind: 'price' }, id);
    expect(await counts()).toEqual(['price lost 1']);
    await send('DELETE', `${addressOf(id)}/outcome`);
    expect(await counts()).toEqual([]);
  });

  it('stays counted once the notice is deleted, since nobody knows whose it was', async () => {
    const { id } = await enter();
    await end(id, 'moved', true);
    await home.owner.send('DELETE', addressOf(id));
    expect(await counts()).toEqual(['score moved 1']);
  });
});

describe('a home that changes hands', () => {
  it('comes to whoever claims it without what was sent to its former owner', async () => {
    const { id } = await enter();
    const letter = new Uint8Array(await tinyJpeg());
    await home.owner.fetch(`${addressOf(id)}/letter`, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg' },
      body: letter,
    });
    const made = await home.owner.send('POST', `${home.url}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    const { browser: buyer } = await newPerson(place.app);
    const claim = () => buyer.fetch(url, { method: 'POST', headers: { Accept: 'text/html' } });
    expect((await claim()).status).toBe(303);
    expect(await list({ url: home.url, owner: buyer })).toEqual([]);
    const files = await readdir(place.app.photosFolder, { recursive: true });
    const own = files.filter((file) => file.includes(home.propertyId));
    expect(own.filter((file) => file.endsWith('.jpg'))).toEqual([]);
    // What they enter themselves stays when they open the link again.
    await buyer.send('PUT', addressOf(randomUUID()), score);
    expect((await claim()).status).toBe(303);
    expect(await list({ url: home.url, owner: buyer })).toHaveLength(1);
  });

  it('keeps it all when it moves from a browser into the account of whoever is there', async () => {
    const { id } = await enter();
    const person = await newPersonsProgram(place.app);
    const moved = await person.fetch('/api/account/movable-properties', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Visitor-Token': home.owner.headers['Authorization']?.slice('Bearer '.length) ?? '',
      },
      body: JSON.stringify({ property_ids: [home.propertyId] }),
    });
    expect(moved.status).toBe(200);
    expect(await list({ url: home.url, owner: person })).toMatchObject([{ id }]);
  });
});

describe('the photo of a letter', () => {
  const put = (id: string, body: Uint8Array<ArrayBuffer>) =>
    home.owner.fetch(`${addressOf(id)}/letter`, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg' },
      body,
    });
  const files = async () => {
    const all = await readdir(place.app.photosFolder, { recursive: true });
    return all.filter((file) => file.includes(home.propertyId) && file.endsWith('.letter.jpg'));
  };

  it('is kept without what the camera wrote into it', async () => {
    const { id } = await enter();
    const taken = await sharp(await tinyJpeg())
      .withExif({ IFD0: { Make: 'Unmistakable' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    expect(await (await put(id, new Uint8Array(taken))).json()).toMatchObject({ has_letter: true });
    const read = await home.owner.fetch(`${addressOf(id)}/letter`);
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    const metadata = await sharp(Buffer.from(await read.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg' });
    expect(metadata.exif).toBeUndefined();
  });

  it('is no photo of the home', async () => {
    const { id } = await enter();
    await put(id, await tinyJpeg());
    expect(await (await home.owner.fetch(`${home.url}/photos`)).json()).toEqual({ photos: [] });
    const { rows } = await place.app.database.admin.query('select from images');
    expect(rows).toEqual([]);
  });

  it('takes the place of an earlier one', async () => {
    const { id } = await enter();
    await put(id, await tinyJpeg());
    const [first] = await files();
    await put(id, await tinyJpeg('red'));
    expect(await files()).toHaveLength(1);
    expect(await files()).not.toContain(first);
  });

  it('is deleted alone, or with all about it', async () => {
    const { id } = await enter();
    await put(id, await tinyJpeg());
    expect(await send('DELETE', `${addressOf(id)}/letter`)).toMatchObject({ has_letter: false });
    expect(await files()).toEqual([]);
    await put(id, await tinyJpeg());
    await home.owner.send('DELETE', addressOf(id));
    expect(await files()).toEqual([]);
  });

  it('is among the files of a home, so that no sweep takes it for a leftover', async () => {
    const { id } = await enter();
    await put(id, await tinyJpeg());
    const { rows } = await place.app.database.admin.query<{ path: string }>(
      'select working_path as path from app.objects_of_photos($1)',
      [home.propertyId],
    );
    expect(rows.map(({ path }) => path)).toEqual(await files());
  });

  it.each([
    ['text', 'invalid_file_type', () => new TextEncoder().encode('no picture')],
    ['nothing', 'photo_empty', () => new Uint8Array()],
    ['too much', 'file_too_large', () => new Uint8Array(10 * 1024 * 1024 + 1)],
  ])('is no file of %s', async (_what, code, bytes) => {
    const { id } = await enter();
    expect(await codeOf(await put(id, bytes()))).toBe(code);
    expect(await files()).toEqual([]);
  });
});
