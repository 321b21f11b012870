import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../apps/server/src/testing/running-server.ts';
import { browserTestsPass } from '../cluster/browser-tests.ts';
import { startLoad } from '../cluster/load.ts';
import { readArguments } from '../cluster/read-arguments.ts';
import { testSettings } from '../cluster/start-cluster.ts';
import { readCompose } from './compose-file.ts';
import { assessHome, expectHome, type Home } from './home.ts';
import { buildImage, openPodman, removeEverything, type Podman } from './podman.ts';
import { openServices } from './services.ts';

const usage = `Usage: npm run container-test [-- --skip-browser] [--seconds N]

Builds the images of this version and of an earlier one, and runs the product in them as an operator does: with 1 GB of memory, a
read-only root file system and no right of root; restarted, upgraded, backed up and restored. Then it runs what compose.yaml says,
both ways, and the browser tests of the main job against its cluster.

  --skip-browser  leave out the browser tests
  --seconds N     how long the load lasts; default 20
  --help          print this

Needs root and Debian, whose packages it installs and makes images from, and 10 GB of disk while it runs.
Exit codes: 0 all was well, 1 something was not, 2 the command needs fixing.`;

/** The version whose data this one still takes over: docs/operations.md, "Upgrade". */
const earlier = '67624823';
const memoryBytes = 1024 ** 3;
const mostMegabytes = 500;
const people = 4;
/** What builds and changes a product has no place where it runs. */
const tools = 'npm npx corepack yarn git curl wget gcc cc make python3 tsc vite vitest esbuild';
const builders = 'typescript @typescript vite vitest esbuild rolldown lightningcss drizzle-kit tsx';

const project = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const { 'skip-browser': skipsBrowser, seconds, help } = readArguments(usage, '20');
if (help) {
  console.log(usage);
  process.exit(0);
}
if (process.getuid?.() !== 0) {
  console.error('Containers with a limit of their own need root: sudo npm run container-test');
  process.exit(2);
}
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort(new Error('interrupted')));
}
const folder = await mkdtemp(path.join(tmpdir(), 'dss-container-'));
const secret = randomBytes(32).toString('hex');
let current = 'preparing';
const began = performance.now();
try {
  const podman = await openPodman(folder, stopping.signal);
  try {
    await testImages(podman);
    await testOneContainer(podman);
    await testServices(podman);
  } catch (error) {
    await printLogs(podman);
    throw error;
  }
  console.log(`\nAll was well, in ${Math.round((performance.now() - began) / 60_000)} minutes.`);
} catch (error) {
  console.error(`\n${current}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await removeEverything(folder);
}

/** Does one step and says that it was well. @returns what it found, said with it */
async function step<Found>(name: string, work: () => Promise<Found>): Promise<Found> {
  current = name;
  const from = performance.now();
  const found = await work();
  const said = typeof found === 'string' ? `: ${found}` : '';
  console.log(`ok  ${name}${said} (${((performance.now() - from) / 1000).toFixed(0)} s)`);
  return found;
}

async function testImages(podman: Podman): Promise<void> {
  const before = path.join(folder, 'earlier');
  await step(`the image of ${earlier} is built`, async () => {
    await mkdir(before);
    const archive = path.join(folder, 'earlier.tar');
    await run('git', ['archive', '--output', archive, earlier], { cwd: project }).catch(() => {
      throw new Error(`this checkout lacks commit ${earlier}: git fetch --unshallow`);
    });
    await run('tar', ['--extract', '--directory', before, '--file', archive]);
    await buildImage(podman, 'localhost/earlier', before);
    return `${await megabytes(podman, 'localhost/earlier')} MB`;
  });
  await step('the image is built, and small', async () => {
    await buildImage(podman, 'localhost/product', project);
    const size = await megabytes(podman, 'localhost/product');
    if (size >= mostMegabytes) throw new Error(`${size} MB`);
    return `${size} MB`;
  });
  await step('nothing in it builds', async () => {
    const script = `for each in ${tools}; do command -v $each; done; cd node_modules; ls -d ${builders} 2>/dev/null; true`;
    const there = await podman.run('run', '--rm', 'localhost/product', 'sh', '-c', script);
    if (there !== '') throw new Error(`it has ${there.replaceAll('\n', ', ')}`);
  });
}

async function megabytes(podman: Podman, image: string): Promise<number> {
  const bytes = await podman.run('image', 'inspect', '--format', '{{.Size}}', image);
  return Math.round(Number(bytes) / 1e6);
}

async function testOneContainer(podman: Podman): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ORIGIN: url, SIGNING_SECRET: secret, BACKUPS_FOLDER: '/backups' };
  const options = (volume: string) => [
    `--publish=127.0.0.1:${port}:3000`,
    `--volume=${volume}:/data`,
    '--volume=kept:/backups',
    '--pull=never',
    ...Object.entries({ ...settings, ...testSettings }).map(
      ([key, value]) => `--env=${key}=${value}`,
    ),
  ];
  // As docs/operations.md has it, and with nothing writable that Docker wouldn't have.
  const limits = [
    '--init',
    '--read-only',
    '--read-only-tmpfs=false',
    '--tmpfs=/tmp',
    `--memory=${memoryBytes}`,
    `--memory-swap=${memoryBytes}`,
  ];
  const startProduct = async (volume: string) => {
    const own = [...limits, ...options(volume), 'localhost/product'];
    await podman.run('run', '--detach', '--name=product', ...own);
    await untilReady(url);
  };
  const stopAndRemove = async (name: string) => {
    await podman.run('stop', '--time=30', name);
    const code = await podman.run('inspect', '--format', '{{.State.ExitCode}}', name);
    if (code !== '0') throw new Error(`${name} ended with ${code}`);
    await podman.run('rm', name);
  };
  const inProduct = (script: string) => podman.run('exec', 'product', 'sh', '-c', script);
  const homes: Home[] = [];
  const expectHomes = async () => {
    for (const home of homes) await expectHome(url, home);
  };

  await step(`a home is assessed by ${earlier}`, async () => {
    const own = [...options('photos'), 'localhost/earlier'];
    await podman.run('run', '--detach', '--init', '--name=earlier', ...own);
    await untilReady(url);
    homes.push(await assessHome(url));
    await stopAndRemove('earlier');
  });
  await step('the home is there after the upgrade, and another is assessed', async () => {
    await startProduct('photos');
    await expectHomes();
    homes.push(await assessHome(url));
    await podman.run('healthcheck', 'run', 'product');
    return `scores ${homes.map(({ score }) => score).join(' and ')}`;
  });
  await step('no process of it is root', async () => {
    const users = await inProduct(`awk '/^Uid:/ {print $2, $3}' /proc/[0-9]*/status | sort -u`);
    if (users !== '1000 1000') throw new Error(`users ${users.replaceAll('\n', ', ')}`);
  });
  await step('its root file system is read-only', async () => {
    const written = await inProduct(
      'for each in / /app /usr /home/node; do touch $each/written 2>/dev/null && echo $each; done; true',
    );
    if (written !== '') throw new Error(`${written} can be written to`);
  });
  await step('its memory suffices under load', () => measureMemory(podman, url));
  await step('homes are there after it was killed and started again', async () => {
    await podman.run('kill', 'product');
    await podman.run('start', 'product');
    await untilReady(url);
    await expectHomes();
  });
  await step('it is backed up while it runs, and restored into an empty volume', async () => {
    const backup = await backUp(inProduct);
    await stopAndRemove('product');
    const restore = [
      ...limits,
      ...options('restored'),
      'localhost/product',
      'dss',
      'restore',
      backup,
    ];
    await podman.run('run', '--rm', ...restore);
    await startProduct('restored');
    await expectHomes();
    homes.push(await assessHome(url));
  });
  await stopAndRemove('product');
}

/** Backs up as the text says, and reads every file of it. @returns the folder */
async function backUp(inProduct: (script: string) => Promise<string>): Promise<string> {
  await inProduct('dss backup');
  const backup = await inProduct('ls -d /backups/2*');
  await inProduct(`dss backup --verify ${backup}`);
  return backup;
}

/** @returns what the load took, for a person */
async function measureMemory(podman: Podman, url: string): Promise<string> {
  const files = path.join(project, 'e2e/pictures');
  const names = (await readdir(files)).filter((name) => name.endsWith('.jpg'));
  const pictures = await Promise.all(names.map((name) => readFile(path.join(files, name))));
  const volume = await podman.run('volume', 'inspect', '--format', '{{.Mountpoint}}', 'photos');
  const load = startLoad(url, people, pictures);
  let most = 0;
  const until = performance.now() + Number(seconds) * 1000;
  while (performance.now() < until) {
    most = Math.max(most, (await memoryOf(podman)).processes);
    await delay(500, undefined, { signal: stopping.signal });
  }
  await load.stop();
  const wrong = await load.check((object) => readFile(path.join(volume, 'photos', object)));
  const { limit, killed } = await memoryOf(podman);
  if (limit !== memoryBytes) throw new Error(`the limit is ${limit} bytes, not ${memoryBytes}`);
  if (killed > 0) wrong.push(`${killed} processes were killed because memory ran out`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const { homes, photos } = load.totals();
  return `${Math.round(most / 1e6)} MB at most of ${Math.round(limit / 1e6)}, for ${homes} homes with ${photos} photos from ${people} people at once`;
}

/** What the kernel counts for the container: memory of its processes and temporary files, its limit, and processes killed for it. */
async function memoryOf(podman: Podman) {
  const script =
    'cd /sys/fs/cgroup; cat memory.stat memory.events memory/memory.stat memory/memory.oom_control 2>/dev/null; ' +
    'echo limit $(cat memory.max memory/memory.limit_in_bytes 2>/dev/null)';
  const said = await podman.run('exec', 'product', 'sh', '-c', script);
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(said)?.[1] ?? 0);
  // Version 1 of the kernel's groups, or 2.
  const isFirst = said.includes('\ntotal_rss ');
  const processes = isFirst
    ? figure('total_rss') + figure('total_shmem')
    : figure('anon') + figure('shmem');
  return { processes, limit: figure('limit'), killed: figure('oom_kill') };
}

async function testServices(podman: Podman): Promise<void> {
  current = 'compose.yaml';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const text = await readFile(path.join(project, 'compose.yaml'), 'utf8');
  const file = readCompose(text, {
    ORIGIN: url,
    PORT: String(port),
    SIGNING_SECRET: secret,
    DATABASE_PASSWORD: randomBytes(16).toString('hex'),
  });
  const services = await openServices(podman, file, 'localhost/product', testSettings);

  await step('compose.yaml: one process and PostgreSQL do the main job', async () => {
    const containers = await services.up('app');
    await untilReady(url);
    const home = await assessHome(url);
    await expectHome(url, home);
    const backup = await backUp((script) => podman.run('exec', 'app-1', 'sh', '-c', script));
    await services.down('photos', 'database');
    await services.up('database');
    await services.runOnce('app', 'dss', 'restore', backup);
    await services.up('app');
    await untilReady(url);
    await expectHome(url, home);
    return `${containers.join(', ')}; backed up and restored into empty volumes`;
  });
  await services.down('photos', 'database', 'backups');
  await step('compose.yaml: the cluster does the main job', async () => {
    const containers = await services.up('balancer', 'worker');
    await untilReady(url);
    const home = await assessHome(url);
    // Each web process in turn.
    for (let time = 0; time < 4; time += 1) await expectHome(url, home);
    return containers.join(', ');
  });
  if (!skipsBrowser) {
    await step('compose.yaml: the browser tests of the main job pass on the cluster', async () => {
      if (!(await browserTestsPass(url, stopping.signal))) throw new Error('they did not');
    });
  }
  await services.down();
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (tries === 120) throw new Error('it was not ready within two minutes');
    await delay(1000, undefined, { signal: stopping.signal });
  }
}

/** The last lines of each container, for whoever looks for the cause. */
async function printLogs(podman: Podman): Promise<void> {
  if (stopping.signal.aborted) return;
  for (const name of (await podman.run('ps', '--all', '--format', '{{.Names}}')).split('\n')) {
    if (name === '') continue;
    const log = await podman.run('inspect', '--format', '{{.HostConfig.LogConfig.Path}}', name);
    const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-15).join('\n');
    console.error(`\n${name}:\n${lines}`);
  }
}
