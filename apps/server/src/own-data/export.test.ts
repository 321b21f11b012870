import { createHash, randomUUID } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { specifiedLimits } from '../testing/rate-limits.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { addPhoto, listPhotos } from '../photos/testing/uploads.ts';
import { openExport } from './export.ts';

const path = '/api/my-data';

let place: Harness;
let app: TestApp;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

async function download(client = home.owner, headers = {}): Promise<Record<string, Uint8Array>> {
  const response = await client.fetch(path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="defensible-space-score-\d{4}-\d\d-\d\d\.zip"$/,
  );
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const parsed = (files: Record<string, Uint8Array>, name: string): unknown =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

describe('an export', () => {
  it('has each home with its photos as they were received, answers, disputes and results', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    await home.answer({ question_id: 'vents_fine_mesh', answer: 'yes' });
    await home.owner.send('PUT', `${home.url}/plan`, {
      changes: [{ step_id: 'move_firewood', planned: true }],
    });
    await home.owner.send('POST', `${home.url}/calendar-link`);
    const done = { done_on: '2026-01-02', cost_usd: 40, note: 'With my neighbor.' };
    await home.owner.send('PUT', `${home.url}/plan/mow_dry_grass/done`, done);
    const made = await home.owner.send('POST', `${home.url}/reports`, { locale: 'es' });
    const files = await download();
    const [photo] = await listPhotos(home.owner, home.propertyId);
    const folder = Object.keys(files)
      .find((name) => name.endsWith('/home.json'))
      ?.slice(0, -10);

    const day = (await home.analyses())[0]?.created_at.slice(0, 10);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        'your-data.json',
        `${folder}/home.json`,
        `${folder}/photos/front.jpg`,
        `${folder}/results/1 of ${day}.json`,
        `${folder}/results/2 of ${day}.json`,
        `${folder}/results/3 of ${day}.json`,
      ].toSorted(),
    );
    const bytes = files[`${folder}/photos/front.jpg`] ?? new Uint8Array();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(photo?.sha256);
    expect(parsed(files, `${folder}/home.json`)).toMatchObject({
      id: home.propertyId,
      photos: [{ image_id: 'front', placement: { direction: 'north' } }],
      answers: [{ question_id: 'vents_fine_mesh', answer: 'yes' }],
      disputes: [],
      planned_actions: ['move_firewood', 'mow_dry_grass'],
      done_actions: [{ step_id: 'mow_dry_grass', ...done }],
      calendar_links: [{ language: 'en' }],
      reports: [{ code: made.headers.get('X-Report-Code'), locale: 'es' }],
    });
    expect(strFromU8(files[`${folder}/home.json`] ?? new Uint8Array())).not.toContain('signature=');
    expect(parsed(files, `${folder}/results/2 of ${day}.json`)).toMatchObject({
      property_id: home.propertyId,
      reason: 'answer',
    });
    expect(parsed(files, `${folder}/results/3 of ${day}.json`)).toMatchObject({
      reason: 'action_done',
    });
  });

  it('has contact details and requests that were left', async () => {
    await home.owner.send('POST', '/functions/v1/send-policy-review', {
      firstName: 'Maura',
      lastName: "O'Brien",
      email: 'maura@example.org',
      property_id: home.propertyId,
    });
    await home.owner.send('POST', '/api/leads', {
      id: randomUUID(),
      lead: { email: 'maura@example.org' },
      visit: { session_id: 'a', landing_page: '/faq', current_page: '/' },
      share: false,
    });
    expect(parsed(await download(), 'your-data.json')).toMatchObject({
      contacts_and_addresses: [
        { contact: { email: 'maura@example.org' }, visit: { landing_page: '/faq' }, shared: false },
      ],
      policy_review_requests: [{ of_property: home.propertyId, last_name: "O'Brien" }],
    });
  });

  it('has requests about no home, and when what they caused was mailed', async () => {
    await home.owner.send('POST', '/functions/v1/send-policy-review', {
      firstName: 'Maura',
      lastName: 'Rowe',
      email: 'maura.rowe@example.org',
    });
    const files = await download();
    expect(parsed(files, 'your-data.json')).toMatchObject({
      policy_review_requests: [{ of_property: null, last_name: 'Rowe' }],
      mails: [{ recipient: 'maura.rowe@example.org', template: 'policy_review_received' }],
    });
    const neighbors = await download(await app.newVisitor());
    expect(parsed(neighbors, 'your-data.json')).toMatchObject({
      policy_review_requests: [],
      mails: [],
    });
  });

  it('has the account, with its devices and no secret', async () => {
    const person = await newPersonsProgram(app);
    const files = await download(person);
    expect(parsed(files, 'your-data.json')).toMatchObject({
      account: { email: person.email, language: 'en', second_factor: false, passkeys: [] },
    });
    const text = strFromU8(files['your-data.json'] ?? new Uint8Array());
    expect(text).not.toMatch(/token|secret|~/);
    expect(parsed(await download(), 'your-data.json')).toMatchObject({ account: null });
  });

  it("has nothing of anybody else's", async () => {
    const other = await place.newHome();
    await other.addPhoto('front');
    const files = await download();
    expect(Object.keys(files).filter((name) => name.endsWith('/home.json'))).toHaveLength(1);
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join('\n'),
    ).not.toContain(other.propertyId);
  });

  it('has nothing of what was deleted', async () => {
    await home.owner.send('DELETE', home.url);
    expect(Object.keys(await download())).toEqual(['README.txt', 'your-data.json']);
  });

  it('explains itself in the language of the page', async () => {
    const files = await download(home.owner, { 'Accept-Language': 'es' });
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(
      'una carpeta por cada casa',
    );
  });

  /** An export whose photos come from this stream. */
  async function exportWith(stream: Readable): Promise<Readable> {
    await home.addPhoto('front');
    const { rows } = await app.database.admin.query<{ id: string }>(
      'select actor_id as id from property_grants where property_id = $1',
      [home.propertyId],
    );
    const open = () => Promise.resolve({ bytes: 1e9, stream });
    const store = { ...app.dependencies.store, open };
    const actor = { kind: 'visitor', id: rows[0]?.id ?? '' } as const;
    return openExport({ ...app.dependencies, store, actor, locale: 'en' });
  }

  it('is not made as often as somebody likes', async () => {
    const ownDataDownload = { max: 2, windowMs: 3_600_000 };
    const limits = { ...specifiedLimits.limits, ownDataDownload };
    const other = await startTestApp({ rateLimits: { ...specifiedLimits, limits } });
    try {
      const owner = await other.newVisitor();
      for (const expected of [200, 200]) {
        const response = await owner.fetch(path);
        expect(response.status).toBe(expected);
        await response.arrayBuffer();
      }
      const refused = await owner.fetch(path);
      expect(refused.headers.get('Retry-After')).toBe('3600');
      await expectError(refused, 'too_many_downloads');
      expect((await (await other.newVisitor()).fetch(path)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('breaks off, instead of looking whole, when a photo can no longer be read', async () => {
    const photo = new PassThrough();
    const zip = await exportWith(photo);
    photo.end('half a photo');
    await expect(buffer(zip)).rejects.toThrow(/number of bytes/);
    expect(app.logLines.join('')).toContain('an export broke off');
  });

  it('stops reading photos when a client leaves in the middle', async () => {
    const photo = new PassThrough();
    const open = () => Promise.resolve({ bytes: 1e9, stream: photo });
    const other = await startTestApp({ store: { ...app.dependencies.store, open } });
    try {
      const owner = await other.newVisitor();
      await addPhoto(owner, await other.newProperty(owner), 'front', await tinyJpeg());
      const leaving = new AbortController();
      const response = await owner.fetch(path, { signal: leaving.signal });
      photo.write('the beginning of a photo');
      for await (const chunk of response.body ?? []) {
        if (Buffer.from(chunk).includes('the beginning')) break;
      }
      leaving.abort();
      await vi.waitFor(() => expect(photo.destroyed).toBe(true));
      expect((await owner.fetch('/healthz')).status).toBe(200);
      expect(other.logLines.join('')).not.toContain('an export broke off');
    } finally {
      await other.close();
    }
  });

  it('stops reading photos when nobody reads it anymore', async () => {
    const photo = new PassThrough();
    const zip = await exportWith(photo);
    photo.write('the beginning of a photo');
    for await (const chunk of zip) if (String(chunk).includes('the beginning')) break;
    await vi.waitFor(() => expect(photo.destroyed).toBe(true));
  });
});
