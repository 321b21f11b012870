import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../apps/server/src/testing/running-server.ts';
import { productSettings, root } from './child-program.ts';
import { figure, spreadText, table, type Goal, type Section } from './report.ts';
import { spreadOf } from './statistics.ts';

const starts = 3;
const startGoalS = 5;
const memoryGoalMb = 350;
/** How long a started product is left alone before its memory is read. */
const settleMs = 10_000;
const pollMs = 100;

/** One process below `npm start`. */
interface RunningProcess {
  readonly pid: number;
  readonly name: string;
  readonly bytes: number;
}

/** What somebody has who types `npm start` where everything is installed and built. */
export async function measureRunning(stack: AsyncDisposableStack): Promise<Section> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-bench-start-'));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const first = await run(stack, folder, null);
  const later = [];
  let processes: readonly RunningProcess[] = [];
  for (let start = 1; start <= starts; start += 1) {
    const isLast = start === starts;
    const { seconds, found } = await run(stack, folder, isLast ? settleMs : null);
    later.push(seconds);
    processes = found;
  }
  const seconds = spreadOf(later);
  const megabytes = processes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2;
  const memoryGoal: Goal = {
    goal: `idle memory of everything that \`npm start\` leaves running: under ${memoryGoalMb} MB`,
    measured: `${figure(megabytes)} MB`,
    isMet: megabytes < memoryGoalMb,
  };
  return {
    title: 'Start and memory',
    goals: [
      {
        goal: `start to ready when installed: under ${startGoalS} s`,
        measured: `${spreadText(seconds)} s`,
        isMet: seconds.middle < startGoalS,
      },
      // Only Linux says how much memory is a process's own share.
      ...(processes.length === 0 ? [] : [memoryGoal]),
    ],
    details: [
      `From typing \`npm start\` to the line that says ready, ${starts} starts on a data folder that is there; the first start, which creates it, took ${figure(first.seconds)} s. Memory is each process's own and its share of what it shares (PSS), ${settleMs / 1000} s after the start.`,
      ...(processes.length === 0 ? [] : [memoryTable(processes)]),
    ],
  };
}

function memoryTable(processes: readonly RunningProcess[]): string {
  const names = [...new Set(processes.map(({ name }) => name))];
  const rows = names.map((name) => {
    const same = processes.filter((running) => running.name === name);
    const bytes = same.reduce((sum, running) => sum + running.bytes, 0);
    return [name, String(same.length), figure(bytes / 1024 ** 2)];
  });
  return table(['program', 'processes', 'MB'], rows);
}

/** Starts the product, leaves it alone for a while if asked to, looks at its processes, and stops it. */
async function run(stack: AsyncDisposableStack, dataDir: string, idleMs: number | null) {
  const port = String(await freePort());
  const isNpms = (name: string) => name.toLowerCase().startsWith('npm_');
  const own = Object.entries(process.env).filter(([name]) => !isNpms(name));
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...Object.fromEntries(own), ...productSettings, DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  // npm passes no signal on: the server notices that it has ended.
  stack.defer(() => void child.kill('SIGTERM'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const isReady = await new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said += `${line}\n`;
      if (line.startsWith('ready ')) resolve(true);
    });
    child.once('close', () => resolve(false));
  });
  if (!isReady) throw new Error(`npm start did not start the product. It said:\n${said}`);
  const seconds = (performance.now() - startedAt) / 1000;
  if (idleMs !== null) await delay(idleMs);
  const found = await processesBelow(child.pid ?? 0);
  child.kill('SIGTERM');
  await untilGone(found.map(({ pid }) => pid));
  return { seconds, found };
}

/** A process and all below it; none where the system doesn't tell. */
async function processesBelow(pid: number): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const parents = new Map<number, number>();
  for (const name of pids) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(stat) ?? [];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isBelow = (one: number | undefined): boolean =>
    one !== undefined && one !== 0 && (one === pid || isBelow(parents.get(one)));
  const found = [...parents.keys()].filter(isBelow);
  return Promise.all(found.map(readProcess));
}

async function readProcess(pid: number): Promise<RunningProcess> {
  const [commandLine, shares] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => ''),
  ]);
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(shares) ?? [];
  const line = commandLine.replaceAll('\0', ' ');
  const name = /postgres/.test(line)
    ? 'PostgreSQL'
    : line.startsWith('npm ')
      ? 'npm'
      : /main\.ts/.test(line)
        ? 'the server'
        : path.basename(line.split(' ')[0] ?? '');
  return { pid, name, bytes: Number(kilobytes) * 1024 };
}

async function untilGone(pids: readonly number[]): Promise<void> {
  for (const pid of pids) while (isRunning(pid)) await delay(pollMs);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
