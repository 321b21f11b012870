import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { goBackToAMinute } from './back-to-a-minute.ts';
import { browserTestsPass } from './browser-tests.ts';
import { measureCosts } from './costs.ts';
import { startLoad, type Load, type Step } from './load.ts';
import { readArguments } from './read-arguments.ts';
import { kinds, startCluster, type Cluster } from './start-cluster.ts';

const usage = `Usage: npm run cluster-test [-- --skip-browser] [--seconds N]

Starts the product on this machine as on many: two web and two worker processes behind a balancer, PostgreSQL over TCP,
PgBouncer, and an S3 server. Runs the browser tests of the main job against it, measures the processor time of what is done with a
home, then kills each kind of process in turn under load, and checks that nothing is lost, doubled or stuck. With two PostgreSQLs,
the machine of each is lost, too, the first one's for good; and at last the database goes back to before a deletion.

  --skip-browser  leave out the browser tests
  --seconds N     how long each part of the load lasts; default 12
  --help          print this

Needs PgBouncer in the path, or PGBOUNCER (on Debian: apt-get install pgbouncer). For two PostgreSQLs it needs root and debootstrap
(apt-get install debootstrap), with which it once makes a Debian of 1 GB in .cache.
Exit codes: 0 all was well, 1 something was lost, doubled, stuck or failed, 2 the command needs fixing.`;

/** How many people load the cluster at once: more would wait for two cores instead of for a process that was killed. */
const people = 4;
/** A process that ended is started again after this, as a supervisor does. */
const restartMs = 1000;
/** How much longer than usual anything may stall when a process was killed, its restart included. */
const backWithinMs = 10_000;
/** The same where the database ended, which first repeats what its log has, or is lost for good and the second takes its place. */
const databaseWithinMs = 30_000;

const project = fileURLToPath(new URL('../../', import.meta.url));

const { 'skip-browser': skipsBrowser, seconds, help } = readArguments(usage, '12');
if (help) {
  console.log(usage);
  process.exit(0);
}
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort(new Error('interrupted')));
}

const folder = await mkdtemp(path.join(tmpdir(), 'dss-cluster-'));
const problems: string[] = [];
let cluster: Cluster | undefined;
try {
  cluster = await startCluster(folder, process.env['PGBOUNCER'] ?? 'pgbouncer');
  console.log(`Running: ${cluster.description}`);
  if (!skipsBrowser && !(await browserTestsPass(cluster.url, stopping.signal))) {
    problems.push('the browser tests of the main job failed');
  }
  const costs = await measureCosts(cluster, stopping.signal);
  console.log(`\nProcessor time of each operation, four at once:\n\n${costs}\n`);
  await underLoad(cluster, problems);
  if (cluster.pair === null) {
    console.log(
      '\nNot tried, because that needs root and debootstrap: losing a PostgreSQL, and going back to a minute.',
    );
  } else {
    console.log('\nGoing back to before a deletion, which takes two minutes to be final…');
    console.log(await goBackToAMinute(cluster, cluster.pair, folder, stopping.signal));
  }
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await cluster?.stop();
}
if (problems.length === 0) {
  await rm(folder, { recursive: true, force: true });
  console.log('\nNothing was lost, nothing doubled, nothing stuck.');
} else {
  console.error(`\n${problems.join('\n')}\nThe logs of the processes: ${folder}/*.log`);
}
process.exit(problems.length === 0 ? 0 : 1);

async function underLoad(running: Cluster, found: string[]): Promise<void> {
  const pictureFolder = path.join(project, 'e2e/pictures');
  const names = (await readdir(pictureFolder)).filter((name) => name.endsWith('.jpg'));
  const pictures = await Promise.all(names.map((name) => readFile(path.join(pictureFolder, name))));
  const load = startLoad(running.url, people, pictures);
  const lasting = Number(seconds) * 1000;
  const from = performance.now();
  await untilScored(load, people);
  await delay(lasting, undefined, { signal: stopping.signal });
  const usual = longestPause(load, from);
  console.log(`longest pause while nothing was killed: ${inSeconds(usual)} s`);
  for (const outage of outages(running, lasting, usual)) {
    const pause = await bringAbout(outage, load);
    if (pause > outage.mostMs) {
      found.push(`${outage.what}: nothing went on for ${inSeconds(pause)} s`);
    }
  }
  await load.stop();
  found.push(...(await load.check((object) => running.stored(object))));
  const { homes, photos } = load.totals();
  console.log(
    `\nChecked ${homes} properties with ${photos} photos: each one's bytes in the bucket, and one result of each property.`,
  );
}

/** Waits for the first results, which load code. */
async function untilScored(load: Load, results: number): Promise<void> {
  const isScored = () => load.successes.filter(({ step }) => step === 'score').length >= results;
  for (let waited = 0; !isScored(); waited += 100) {
    if (waited > 120_000) throw new Error('nothing was scored within two minutes');
    await delay(100, undefined, { signal: stopping.signal });
  }
}

interface Outage {
  readonly what: string;
  /** @returns a function that ends it, as far as that isn't the cluster's own part */
  readonly begin: () => Promise<() => Promise<void>>;
  /** How long it is looked at from when it is over. */
  readonly forMs: number;
  /** How long nothing may go on. */
  readonly mostMs: number;
}

/** @param usual the longest pause without any, in milliseconds */
function outages(running: Cluster, forMs: number, usual: number): readonly Outage[] {
  const { pair } = running;
  const passing = { forMs, mostMs: usual + backWithinMs };
  const killed = kinds.map((kind) => ({
    what: `${kind} killed`,
    begin: () => running.kill(kind),
    ...passing,
    ...(kind === 'PostgreSQL' && { mostMs: databaseWithinMs }),
  }));
  if (pair === null) return killed;
  const loseFirst = async () => {
    await pair.loseFirst();
    return () => Promise.resolve();
  };
  return [
    ...killed,
    {
      what: 'the second PostgreSQL’s machine lost, and back',
      begin: () => pair.loseSecond(),
      ...passing,
    },
    {
      what: 'the first PostgreSQL’s machine lost for good',
      begin: loseFirst,
      forMs: forMs + databaseWithinMs,
      mostMs: databaseWithinMs,
    },
  ];
}

/** Brings it about, ends it, and prints what that did. @returns the longest pause */
async function bringAbout({ what, begin, forMs }: Outage, load: Load): Promise<number> {
  const failedBefore = load.failures();
  const end = await begin();
  const begunAt = performance.now();
  await delay(restartMs, undefined, { signal: stopping.signal });
  await end();
  await delay(forMs, undefined, { signal: stopping.signal });
  return describeOutage(load, what, begunAt, failedBefore);
}

/** Prints what an outage did. @returns the longest pause since */
function describeOutage(load: Load, what: string, killedAt: number, failedBefore: number): number {
  const firstOf = (step: Step) =>
    load.successes.find((each) => each.at > killedAt && each.step === step)?.at;
  const nexts = (['property', 'photo', 'score'] as const).map((step) => {
    const first = firstOf(step);
    return `next ${step} ${first === undefined ? 'later' : `after ${inSeconds(first - killedAt)} s`}`;
  });
  const pause = longestPause(load, killedAt);
  console.log(
    `\n${what}: ${nexts.join(', ')}\n  ${load.failures() - failedBefore} requests failed and were sent again; longest pause ${inSeconds(pause)} s`,
  );
  return pause;
}

/** How long nothing at all was acknowledged, since then, in milliseconds. */
function longestPause(load: Load, since: number): number {
  const times = [since, ...load.successes.map(({ at }) => at), performance.now()].filter(
    (at) => at >= since,
  );
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
