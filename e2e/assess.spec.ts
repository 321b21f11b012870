import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { visitorWith } from './product/api.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { shownScore } from './product/shown-results.ts';
import { drawnPictures } from './product/photos.ts';
import {
  freePort,
  noExternalServices,
  placeDatabase,
  projectDirectory,
} from './product/running-product.ts';

const tokenFile = 'defensible-space-score/visitor-tokens.json';
const address = '44 Manzanita Court, Auburn, CA 95603';
let home: string;

test.beforeEach(async () => {
  home = await temporaryDirectory();
});
test.afterEach(() => rm(home, { recursive: true, force: true }));

test('prints only JSON, with a link that gives a fresh browser the property', async ({
  product,
  browser,
}) => {
  const run = await assess('--url', product.url, '--json', address, ...drawnPictures().slice(0, 2));
  expect(run.code, run.stderr).toBe(0);
  const result = JSON.parse(run.stdout) as Record<string, unknown> & { url: string };
  await test.step('keeps its visitor token in a file that only its user can read', async () => {
    const file = await stat(path.join(home, tokenFile));
    expect((file.mode & 0o777).toString(8)).toBe('600');
  });
  expect(Object.keys(result).toSorted()).toEqual([
    'band',
    'confidence_percent',
    'coverage_missing',
    'dss_score',
    'enough_seen',
    'hazards',
    'photos',
    'property_id',
    'provisional',
    'range',
    'url',
  ]);

  const owner = await browser.newContext({ baseURL: product.url });
  const page = await owner.newPage();
  await page.goto(result.url);
  await page.getByRole('button', { name: 'Open this property in this browser' }).click();
  await expect(page).toHaveURL(`${product.url}/property/${String(result['property_id'])}`);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await expect.poll(() => shownScore(page)).toBe(result['dss_score']);
  const deleted = await owner.request.delete(`/api/properties/${String(result['property_id'])}`, {
    headers: { Origin: product.url },
  });
  expect(deleted.status()).toBe(204);
  await owner.close();

  const other = await browser.newContext();
  const late = await other.newPage();
  const answer = await late.goto(result.url);
  expect(answer?.status()).toBe(410);
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await other.close();
});

test('makes a new link, which replaces the first, until a browser has claimed the property', async ({
  product,
  browser,
}) => {
  const run = await assess('--url', product.url, '--json', address, ...drawnPictures().slice(0, 1));
  const made = JSON.parse(run.stdout) as { property_id: string; url: string };
  const renewed = await assess('--url', product.url, '--json', '--new-link', made.property_id);
  expect(renewed.code, renewed.stderr).toBe(0);
  const { url } = JSON.parse(renewed.stdout) as { url: string };
  expect((await fetch(made.url)).status).toBe(410);

  // Without JavaScript.
  const owner = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await owner.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Open this property in this browser' }).click();
  await expect(page).toHaveURL(`${product.url}/property/${made.property_id}`);
  const read = await owner.request.get(`/api/properties/${made.property_id}`);
  expect(read.status()).toBe(200);
  await owner.close();

  const late = await assess('--url', product.url, '--new-link', made.property_id);
  expect(late.code).toBe(1);
  expect(late.stderr).toContain('Property not found');
});

test('prints a report for people, which names the sides of the house as its owner does', async ({
  product,
}) => {
  const [front = '', back = ''] = drawnPictures();
  const photos = [`${front}@front`, `${back}@Back`];
  const run = await assess('--url', product.url, '--front-faces', 'west', address, ...photos);
  expect(run.code, run.stderr).toBe(0);
  expect(run.stderr).toContain('Photo 2 of 2 stored');
  expect(run.stdout).toMatch(/^Score {3}\d+/m);
  expect(run.stdout).toMatch(/^Range {3}.*\d+/m);
  expect(run.stdout).toMatch(/Hazards /);
  expect(run.stdout).toContain(`${product.url}/claim/`);
  expect(run.stdout).toContain('No photo counts yet for: left (north) side, right (south) side');

  const owner = visitorWith(product.url, await tokenFor(product.url));
  const [newest] = (await owner.json<{ properties: { id: string }[] }>('GET', '/api/properties'))
    .properties;
  const property = `/api/properties/${newest?.id}`;
  expect(await owner.json('GET', property)).toMatchObject({ address, front_faces: 'west' });
  const { photos: listed } = await owner.json<{
    photos: { file_name: string; placement: object }[];
  }>('GET', `${property}/photos`);
  const placed = listed.map(({ file_name, placement }) => ({ file_name, placement }));
  expect(placed).toEqual(
    expect.arrayContaining([
      {
        file_name: path.basename(front),
        placement: expect.objectContaining({ direction: 'west', direction_said_as: 'house' }),
      },
      {
        file_name: path.basename(back),
        placement: expect.objectContaining({ direction: 'east', direction_said_as: 'house' }),
      },
    ]),
  );
});

test('exits with one code for bad input, another for failure', async ({ product }) => {
  const [picture = ''] = drawnPictures();
  const badInput: [string, string[]][] = [
    // Noticed here, and noticed by the server. Tests of both have the other mistakes.
    ['An address and at least one photo are needed', [address]],
    ['Please enter a valid address', ['<>', picture]],
  ];
  for (const [message, args] of badInput) {
    const run = await assess('--url', product.url, ...args);
    expect(run.code, args.join(' ')).toBe(2);
    expect(run.stderr).toContain(message);
    expect(run.stdout).toBe('');
  }

  const nobody = `http://localhost:${await freePort()}`;
  const run = await assess('--url', nobody, '--json', address, picture);
  expect(run.code).toBe(1);
  expect(run.stderr).toContain(`No server is responding at ${nobody}`);
  expect(run.stdout).toBe('');
});

test('with --json, stops the server that it started itself', async () => {
  const port = await freePort();
  const dataDir = path.join(home, 'data');
  await mkdir(dataDir);
  placeDatabase(dataDir);
  const environment = { PORT: String(port), DATA_DIR: dataDir };
  const run = await assessWith(environment, '--json', address, ...drawnPictures().slice(0, 1));

  expect(run.code, run.stderr).toBe(0);
  expect(JSON.parse(run.stdout)).toMatchObject({ property_id: expect.any(String) });
  expect(run.stderr).toContain('npm start');
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
});

test('without --json, a server that it started stays up until Ctrl-C', async () => {
  const port = await freePort();
  const dataDir = path.join(home, 'data');
  await mkdir(dataDir);
  placeDatabase(dataDir);
  const command = start({ PORT: String(port), DATA_DIR: dataDir }, [
    address,
    ...drawnPictures().slice(0, 1),
  ]);
  let said = '';
  let printed = '';
  command.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  command.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('until you press Ctrl-C');
  await test.step('prints a range without a band when too little was seen, as the page does', async () => {
    // The two outputs arrive independently of each other.
    await expect
      .poll(() => printed)
      .toMatch(/\d+ is the middle of all homes that fit what we know/);
    expect(printed).toMatch(
      /Likely between \d+ and \d+\. We don’t know enough about your home yet\./,
    );
    expect(printed).not.toMatch(/Excellent|Good|Fair|Poor|none found/);
  });

  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  const ended = once(command, 'exit');
  command.kill('SIGINT');
  const [code] = (await ended) as [number | null];
  // It shut down cleanly.
  expect(code).toBe(0);
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
});

/** The token that the command keeps for this server. */
async function tokenFor(server: string): Promise<string> {
  const tokens = JSON.parse(await readFile(path.join(home, tokenFile), 'utf8')) as Record<
    string,
    string
  >;
  return tokens[server] ?? '';
}

function assess(...args: string[]) {
  return assessWith({}, ...args);
}

async function assessWith(environment: Record<string, string>, ...args: string[]) {
  const command = start(environment, args);
  let stdout = '';
  let stderr = '';
  command.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  command.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(command, 'close')) as [number | null];
  return { code, stdout, stderr };
}

function start(environment: Record<string, string>, args: readonly string[]) {
  return spawn(process.execPath, ['apps/server/src/terminal/assess.ts', ...args], {
    cwd: projectDirectory,
    env: { ...process.env, ...noExternalServices, XDG_CONFIG_HOME: home, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
