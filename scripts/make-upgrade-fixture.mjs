/**
 * `node scripts/make-upgrade-fixture.mjs COMMIT`: runs the product of that commit, has a home assessed by it, and keeps its data as a backup for
 * `apps/server/src/backup/upgrade.test.ts`. To be run when a version is released: with the commit before it.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './bootstrap/project.mjs';
import { findFreePort } from './development/free-port.mjs';

const run = promisify(execFile);
const folder = join(projectRoot, 'apps/server/src/backup/testing/earlier-version');
const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Name a commit: the version before this one.');

const scratch = await mkdtemp(join(tmpdir(), 'dss-earlier-'));
const checkout = join(scratch, 'product');
const dataDir = join(scratch, 'data');
try {
  await run('git', ['worktree', 'add', '--detach', checkout, commit], { cwd: projectRoot });
  const expected = await assessWith(checkout);
  await rm(folder, { recursive: true, force: true });
  const environment = { ...process.env, DATA_DIR: dataDir };
  await run('node', ['scripts/backup.mjs', join(folder, 'backup')], {
    cwd: projectRoot,
    env: environment,
  });
  await writeFile(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`);
  process.stdout.write(`${folder} has what ${commit} left: score ${String(expected.score)}\n`);
} finally {
  await run('git', ['worktree', 'remove', '--force', checkout], { cwd: projectRoot });
  await rm(scratch, { recursive: true, force: true });
}

/**
 * Starts the product, adds a home with two photos and an answer, and stops it.
 *
 * @param {string} cwd
 */
async function assessWith(cwd) {
  const port = await findFreePort();
  const settings = { DATA_DIR: dataDir, PORT: String(port), AI_PROVIDER: 'built-in' };
  const off = {
    PHOTON_URL: 'off',
    CENSUS_GEOCODER_URL: 'off',
    ADDRESS_FACTS: 'off',
    FIRE_WARNINGS_URL: 'off',
    ACTIVE_FIRES_URL: 'off',
    IMAGERY_URL: 'off',
  };
  const server = spawn('node', ['scripts/start.mjs'], {
    cwd,
    env: { ...process.env, ...settings, ...off },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    await untilReady(server);
    return await addHome(`http://localhost:${port}`);
  } finally {
    server.kill('SIGINT');
    await ended;
  }
}

/** @param {import('node:child_process').ChildProcess} server */
async function untilReady(server) {
  let said = '';
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    server.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
      if (/^ready /m.test(said)) resolve();
    });
    server.once('close', () => reject(new Error(`it did not start: ${said}`)));
  });
  await ready;
}

/**
 * A value in an answer.
 *
 * @param {unknown} body
 * @param {string[]} names
 */
function valueIn(body, ...names) {
  /** @type {unknown} */
  let value = body;
  for (const name of names) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}

/** @param {string} origin */
async function addHome(origin) {
  let authorization = '';
  /**
   * @param {string} method
   * @param {string} path
   * @param {object | Uint8Array<ArrayBuffer>} [body]
   */
  const send = async (method, path, body) => {
    const type = body instanceof Uint8Array ? 'image/jpeg' : 'application/json';
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(authorization && { Authorization: authorization }),
        ...(body !== undefined && { 'Content-Type': type }),
      },
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  };
  const token = String(valueIn(await send('POST', '/api/visitors'), 'visitor_token'));
  authorization = `Bearer ${token}`;
  const address = '1420 Ridge Road, Placerville, CA';
  const id = String(valueIn(await send('POST', '/api/properties', { address }), 'id'));
  for (const [name, direction] of [
    ['side-dry-grass', 'north'],
    ['side-gravel', 'south'],
  ]) {
    const bytes = new Uint8Array(await readFile(join(projectRoot, `e2e/pictures/${name}.jpg`)));
    await send('PUT', `/api/properties/${id}/photos/${name}`, bytes);
    const placement = { direction, area: 'zone_0' };
    await send('PUT', `/api/properties/${id}/photos/${name}/placement`, placement);
  }
  await send('POST', '/functions/v1/analyze_v2', { property_id: id });
  const answers = [{ question_id: 'vents_fine_mesh', answer: 'no' }];
  const answered = await send('PUT', `/api/properties/${id}/answers`, { answers });
  return { token, propertyId: id, score: valueIn(answered, 'analysis', 'dss_score') };
}
