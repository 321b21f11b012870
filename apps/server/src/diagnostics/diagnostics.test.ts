import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checkFindingSchema,
  diagnosticChecks,
  propertySchema,
  removedTestDataSchema,
  testImagesSchema,
  testPropertyPrefix,
  type CheckFinding,
} from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../accounts/testing/people.ts';
import { analysisTasks } from '../analysis/job/analyze-property.ts';
import { createBuiltInProvider } from '../analysis/observe/providers/built-in/index.ts';
import { PhotoNotObservable } from '../analysis/observe/providers/provider.ts';
import { DatabaseUnavailable, type Database } from '../db/index.ts';
import { startServiceServer } from '../external-http/testing/service-server.ts';
import { mailTasks } from '../mail/send-mail.ts';
import { openTransport } from '../mail/transport.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp, type TestAppChanges } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';

let app: TestApp;
let user: Client;
let queue: Queue;

beforeAll(async () => {
  app = await startTestApp();
  ({ browser: user } = await newPerson(app));
  queue = await startWorker(app);
});

afterAll(async () => {
  await queue.stop();
  await app.close();
});

function startWorker({ dependencies, database, changes }: TestApp): Promise<Queue> {
  const { db, mail, dataDir, log } = dependencies;
  return startQueue({
    connection: database.connection,
    tasks: {
      ...analysisTasks({ ...dependencies, changes }),
      ...mailTasks({ db, config: mail, transport: openTransport(mail, dataDir), log }),
    },
    log,
    concurrency: 1,
    graceMs: 100,
  });
}

async function check(client: Client, name: string): Promise<CheckFinding> {
  const response = await client.send('POST', `/api/operations/checks/${name}`);
  expect(response.status, name).toBe(200);
  return checkFindingSchema.parse(await response.json());
}

/** What a check says where something is broken. */
async function checkBroken(
  name: string,
  broken: TestAppChanges | ((app: TestApp) => Promise<void>),
): Promise<CheckFinding> {
  const other = await startTestApp(typeof broken === 'function' ? {} : broken);
  try {
    if (typeof broken === 'function') await broken(other);
    return await check(other.stranger, name);
  } finally {
    await other.close();
  }
}

describe('a check where everything works', () => {
  const configured = diagnosticChecks.filter((name) => name !== 'mail');
  it.each(configured.map((name) => ({ name })))('$name succeeds', async ({ name }) => {
    const finding = await check(user, name);
    expect(finding, finding.found).toMatchObject({ status: 'success', advice: null });
    expect(finding.took_ms).toBeGreaterThanOrEqual(0);
  });

  it('of mail says that none is sent where no mail server is configured', async () => {
    const { status, found } = await check(user, 'mail');
    expect(status).toBe('off');
    expect(found).toMatch(/^No mail is sent, because no mail server is configured \(SMTP_URL\)/);
  });

  it('of the tables counts the rows that the database shows to whoever asks', async () => {
    await user.send('POST', '/api/properties', { address: '1 Test Way' });
    const countsOf = async (client: Client) =>
      Object.fromEntries(
        (await check(client, 'tables')).details.map(({ name, value }) => [name, value]),
      );
    const mine = await countsOf(user);
    expect(Object.keys(mine)).toEqual([
      'properties',
      'images',
      'image_placements',
      'analyses',
      'hazards',
      'guidance',
    ]);
    expect(mine).toMatchObject({ properties: '1', hazards: '0' });
    expect(Number(mine['guidance'])).toBeGreaterThan(30);
    expect(await countsOf(app.stranger)).toMatchObject({ properties: '0' });
  });

  it('of table operations leaves nothing behind', async () => {
    await check(user, 'table_operations');
    const { rows } = await app.database.admin.query(
      'select from properties where starts_with(address, $1)',
      [testPropertyPrefix],
    );
    expect(rows).toEqual([]);
  });

  it('of the storage leaves no object behind', async () => {
    await check(user, 'storage');
    expect((await readdir(app.photosFolder)).filter((name) => name.startsWith('probe'))).toEqual(
      [],
    );
  });

  it('of row-level security is refused by the database itself, with its code and words', async () => {
    for (const client of [app.stranger, user]) {
      expect(await check(client, 'row_level_security')).toMatchObject({
        code: '42501',
        found: 'new row violates row-level security policy for table "images"',
      });
    }
  });

  it('of what somebody owns needs somebody who is signed in', async () => {
    const address = '/api/operations/checks/table_operations';
    await expectError(await app.stranger.send('POST', address), 'session_missing');
  });
});

describe('a check where something is broken', () => {
  it.each(['connection', 'tables', 'row_level_security', 'ai_provider', 'realtime'])(
    'reports a database that is away, with what to do about it: %s',
    async (name) => {
      const away = () => Promise.reject(new DatabaseUnavailable(new Error('ECONNREFUSED')));
      const db: Database = {
        asActor: away,
        asWorker: away,
        asOperator: away,
        asPurge: away,
        ping: away,
        close: () => Promise.resolve(),
      };
      const { status, found, advice } = await checkBroken(name, { db });
      expect({ status, found }).toEqual({
        status: 'error',
        found: 'The database does not answer: ECONNREFUSED',
      });
      expect(advice).toContain('See that PostgreSQL runs');
    },
  );

  it('reports a storage that takes nothing', async () => {
    const finding = await checkBroken('storage', async ({ photosFolder }) => {
      await rm(photosFolder, { recursive: true });
      await writeFile(photosFolder, 'no folder');
    });
    expect(finding).toMatchObject({ status: 'error' });
    expect(finding.found).toMatch(/ENOTDIR|EEXIST/);
    expect(finding.advice).toContain('STORAGE_URL');
  });

  it('reports that no worker takes jobs, without leaving its own job behind', async () => {
    const workerless = await startTestApp();
    try {
      const worker = await startWorker(workerless);
      await worker.stop();
      const finding = await check(workerless.stranger, 'queue');
      expect(finding).toMatchObject({ status: 'error' });
      expect(finding.found).toContain('no worker took a job');
      expect(finding.advice).toContain('ROLE=worker');
      const { rows } = await workerless.database.admin.query('select from graphile_worker.jobs');
      expect(rows).toEqual([]);
    } finally {
      await workerless.close();
    }
  }, 20_000);

  it('reports a mail server that is down', async () => {
    const { mail } = app.dependencies;
    const smtp = { host: '127.0.0.1', port: 1, secure: false, login: null };
    const finding = await checkBroken('mail', { mail: { ...mail, smtp } });
    expect(finding).toMatchObject({ status: 'error' });
    expect(finding.found).toContain('ECONNREFUSED');
    expect(finding.advice).toContain('SMTP_URL');
  });

  it('reports an outbox that cannot be written', async () => {
    const finding = await checkBroken('mail', async ({ dependencies: { dataDir } }) => {
      await mkdir(dataDir, { recursive: true });
      await writeFile(path.join(dataDir, 'outbox'), 'no folder');
    });
    expect(finding).toMatchObject({ status: 'error' });
  });

  it('reports a provider that refuses', async () => {
    const refusing = {
      ...app.dependencies.provider,
      observe: () => Promise.reject(new Error('the key is refused')),
    };
    const finding = await checkBroken('ai_provider', { provider: refusing });
    expect(finding).toMatchObject({ status: 'error', found: 'the key is refused' });
    expect(finding.advice).toContain('Key or URL invalid');
  });

  it.each([
    { reason: 'rate_limited', named: 'rate limited', advised: 'wait' },
    { reason: 'malformed', named: 'malformed', advised: 'Choose another one by AI_MODEL' },
    { reason: 'unauthorized', named: 'unauthorized', advised: 'Key or URL invalid' },
  ] as const)('says what to do about a model that fails: $reason', async (failure) => {
    const { reason, named, advised } = failure;
    const said = new Error('its answer, '.repeat(100));
    const failing = {
      ...app.dependencies.provider,
      observe: () => Promise.reject(new PhotoNotObservable(reason, said)),
    };
    const finding = await checkBroken('ai_provider', { provider: failing });
    expect(finding.found).toContain(named);
    expect(finding.found.length).toBeLessThan(300);
    expect(finding.advice).toContain(advised);
  });
});

describe('the two test images', () => {
  const make = async (client: Client) =>
    testImagesSchema.parse(await (await client.send('POST', '/api/operations/test-images')).json());

  it('are drawn by the server where no key of an image model is set', async () => {
    const { made_by: madeBy, images } = await make(user);
    expect(madeBy).toBe('drawn');
    expect(images.map(({ image_id: id }) => id)).toEqual(['front', 'side']);
    for (const { base64, content_type: type } of images) {
      const { width, height, format } = await sharp(Buffer.from(base64, 'base64')).metadata();
      expect({ type, width, height, format }).toEqual({
        type: 'image/webp',
        width: 1024,
        height: 1024,
        format: 'webp',
      });
    }
  });

  it('count as photos of a home where the server draws them', async () => {
    const provider = createBuiltInProvider();
    for (const { base64 } of (await make(user)).images) {
      const workingCopy = await sharp(Buffer.from(base64, 'base64')).jpeg().toBuffer();
      const { shows } = await provider.observe(
        { workingCopy, area: null, caption: null },
        AbortSignal.timeout(60_000),
        () => undefined,
      );
      expect(shows).toMatchObject({ photograph: true, houseOrYard: true });
    }
  });

  it('are made by the image model where a key is set, which stays on the server', async () => {
    const picture = await sharp({
      create: { width: 1024, height: 1024, channels: 3, background: '#787' },
    })
      .webp()
      .toBuffer();
    const asked: unknown[] = [];
    const service = await startImageService((body, key) => {
      asked.push({ ...body, prompt: undefined, key });
      return { status: 200, body: { data: [{ b64_json: picture.toString('base64') }] } };
    });
    const keyed = await startTestApp({ imageModel: { baseUrl: service.url, apiKey: 'sk-test' } });
    try {
      const response = await keyed.stranger.send('POST', '/api/operations/test-images');
      const text = await response.text();
      expect(text).not.toContain('sk-test');
      expect(testImagesSchema.parse(JSON.parse(text))).toMatchObject({ made_by: 'gpt-image-1' });
      const image = {
        model: 'gpt-image-1',
        size: '1024x1024',
        quality: 'high',
        output_format: 'webp',
      };
      expect(asked).toEqual([1, 2].map(() => ({ ...image, n: 1, key: 'Bearer sk-test' })));
    } finally {
      await keyed.close();
      await service.close();
    }
  });

  it('are reported as missing where the image model refuses', async () => {
    const service = await startImageService(() => ({ status: 401, body: {} }));
    const keyed = await startTestApp({ imageModel: { baseUrl: service.url, apiKey: 'sk-test' } });
    try {
      const response = await keyed.stranger.send('POST', '/api/operations/test-images');
      const { message } = await expectError(response, 'test_images_failed');
      expect(message).toContain('refused (status 401)');
    } finally {
      await keyed.close();
      await service.close();
    }
  });
});

describe('the cleanup of a test', () => {
  const newProperty = async (address: string) => {
    const response = await user.send('POST', '/api/properties', {
      address,
      lat: 38.7,
      lng: -120.8,
    });
    return propertySchema.parse(await response.json()).id;
  };

  it('leaves no row and no file of the test property', async () => {
    const id = await newProperty(`${testPropertyPrefix} 1`);
    const photo = `/api/properties/${id}/photos/front`;
    await user.fetch(photo, {
      method: 'PUT',
      body: await tinyJpeg(),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    await user.send('PUT', `${photo}/placement`, { x_rel: 0.5, y_rel: 0.2 });
    const removed = removedTestDataSchema.parse(
      await (await user.send('DELETE', `/api/operations/test-properties/${id}`)).json(),
    );
    expect(removed).toMatchObject({ placements: 1, images: 1, properties: 1 });
    expect(removed.files).toBeGreaterThan(0);
    expect(await readdir(app.photosFolder)).not.toContain(id);
    for (const [table, column] of [
      ['properties', 'id'],
      ['images', 'property_id'],
      ['image_placements', 'property_id'],
      ['property_grants', 'property_id'],
      ['deleted_properties', 'property_id'],
    ]) {
      const { rows } = await app.database.admin.query(`select from ${table} where ${column} = $1`, [
        id,
      ]);
      expect(rows, table).toEqual([]);
    }
  });

  it('removes no home that is not a test', async () => {
    const home = await newProperty('1 Elm Street');
    const removal = await user.send('DELETE', `/api/operations/test-properties/${home}`);
    await expectError(removal, 'property_not_found');
    expect((await user.fetch(`/api/properties/${home}`)).status).toBe(200);
  });

  it("removes nobody else's test", async () => {
    const test = await newProperty(`${testPropertyPrefix} 2`);
    const { browser: other } = await newPerson(app);
    const removal = await other.send('DELETE', `/api/operations/test-properties/${test}`);
    await expectError(removal, 'property_not_found');
    expect((await user.fetch(`/api/properties/${test}`)).status).toBe(200);
  });
});

interface ImageAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A service that speaks the protocol of OpenAI's image model. */
const startImageService = (answer: (body: object, key: string) => ImageAnswer) =>
  startServiceServer(({ path: asksFor, headers, body: asked }) => {
    const isKnown =
      asksFor === '/images/generations' && typeof asked === 'object' && asked !== null;
    if (!isKnown) return { status: 404, json: {} };
    const { status, body } = answer(asked, headers.authorization ?? '');
    return { status, json: body };
  });
