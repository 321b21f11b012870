import { availableParallelism } from 'node:os';
import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type pg from 'pg';
import { z } from 'zod';
import { startDatabase, type BenchDatabase } from './database.ts';
import { addOthers, assessHome, copyHome, type OwnedHomes } from './homes.ts';
import { startLoadSender, type LoadSender } from './load.ts';
import { shrunkPhoto } from './photos.ts';
import { newVisitor, secret, startProductOn } from './product.ts';
import { figure, spreadText, table, type Section } from './report.ts';
import type { LoadOrder } from './send-load.ts';
import { alternate, quantile, ratioOf } from './statistics.ts';

const sizes = ['1 thousand', '100 thousand', '1 million'] as const;
type Size = (typeof sizes)[number];
const homesIn: Readonly<Record<Size, number>> = {
  '1 thousand': 1000,
  '100 thousand': 100_000,
  '1 million': 1_000_000,
};

const rounds = 5;
const seconds = 1;
const connections = 4;
const timesSmall = 1.5;
const limitWindows = 6;
const limitSeconds = 2;
const workerCounts = [1, 2, 4];
const jobsARound = 24;

type Figures = Pick<Section, 'goals' | 'details'>;

/** What grows with the number of homes, of counted writes and of workers. */
export async function measureGrowth(stack: AsyncDisposableStack): Promise<Section> {
  const database = stack.use(await startDatabase());
  await database.admin.query(`alter system set max_wal_size = '4GB'`);
  await database.admin.query('select pg_reload_conf()');
  const sender = stack.use(startLoadSender());
  const workers = await measureWorkers(database);
  const limits = await measureLimits(stack, database, sender);
  const parts = [await measureSizes(stack, database, sender), limits, workers];
  return {
    title: 'Growth',
    goals: parts.flatMap(({ goals }) => goals),
    details: parts.flatMap(({ details }) => details),
  };
}

/** Databases of three sizes, each with a product of its own, so that they can be measured alternately. */
async function measureSizes(
  stack: AsyncDisposableStack,
  database: BenchDatabase,
  sender: LoadSender,
): Promise<Figures> {
  const sides = new Map<Size, { origin: string; owner: OwnedHomes }>();
  let plans = '';
  for (const size of sizes) {
    const sized = stack.use(await database.another(`homes_${homesIn[size]}`));
    const { admin } = sized;
    const { origin } = stack.use(await startProductOn(sized));
    const propertyId = await assessHome(origin);
    await addOthers(admin, propertyId, homesIn[size]);
    const [owner] = await copyHome(admin, propertyId, [20]);
    if (owner === undefined) throw new Error('no rows');
    if (size === '1 million') plans = await explain(sized, owner);
    sides.set(size, { origin, owner });
    process.stdout.write(`${size} homes are there\n`);
  }
  const operations = {
    "the property page's data": ({ propertyIds }: OwnedHomes) =>
      propertyIds.flatMap((id) =>
        ['', '/photos', '/analyses?limit=1', '/analysis-job'].map(
          (part) => `/api/properties/${id}${part}`,
        ),
      ),
    '“Your homes”': () => ['/api/properties'],
  };
  const goals = [];
  const rows = [];
  for (const [name, pathsOf] of Object.entries(operations)) {
    const loads = await alternate(sizes, rounds + 1, async (size) => {
      const { origin, owner } = sides.get(size) ?? { origin: '', owner: emptyOwner };
      const headers = { Authorization: `Bearer ${await tokenOf(owner.visitorId)}` };
      const requests = pathsOf(owner).map((url) => ({
        method: 'GET' as const,
        path: url,
        headers,
      }));
      return sender.send({ name: `${name}, ${size}`, origin, connections, seconds, requests });
    });
    // The first round warmed up.
    const of = (size: Size) => (loads.get(size) ?? []).slice(1);
    const ratio = ratioOf(
      of('1 million').map(({ p99 }) => p99),
      of('1 thousand').map(({ p99 }) => p99),
    );
    goals.push({
      goal: `${name} with 1 million homes: p99 at most ${timesSmall} times that with 1 thousand`,
      measured: spreadText(ratio),
      isMet: ratio.middle <= timesSmall,
    });
    const middle = (size: Size, what: 'p50' | 'p99' | 'perSecond') =>
      figure(
        quantile(
          of(size).map((load) => load[what]),
          0.5,
        ),
      );
    rows.push([
      name,
      ...sizes.map((size) =>
        [`${middle(size, 'perSecond')}/s`, middle(size, 'p50'), middle(size, 'p99')].join(', '),
      ),
    ]);
  }
  return {
    goals,
    details: [
      `Requests per second, p50 and p99 in milliseconds at ${connections} connections, for an owner of 20 homes among those of others, each with an owner, a photo and a result:`,
      table(['', ...sizes.map((size) => `${size} homes`)], rows),
      `Plans with 1 million homes of the statements that the product sends, as PostgreSQL logged them (\`auto_explain\`) once it had settled on them. Each is shown where it is sent first:\n\n${plans}`,
    ],
  };
}

const emptyOwner: OwnedHomes = { visitorId: '', propertyIds: [] };

function tokenOf(visitorId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(visitorId)
    .setAudience('visitor')
    .sign(createSecretKey(Buffer.from(secret)));
}

/** Settings with which PostgreSQL logs the plan of each statement, and what it found. */
const explaining = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'off',
  'auto_explain.log_parameter_max_length': '0',
};

/**
 * The plans, as Markdown, of the statements that a product of its own sends for the two operations, once it has sent them so
 * often that PostgreSQL has settled on a plan for any parameters.
 */
async function explain(
  database: BenchDatabase,
  { visitorId, propertyIds }: OwnedHomes,
): Promise<string> {
  const { admin } = database;
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  const name = admin.escapeIdentifier(rows[0]?.name ?? '');
  for (const [setting, value] of Object.entries(explaining))
    await admin.query(`alter database ${name} set ${setting} = '${value}'`);
  const known = new Set<string>();
  const shown = [];
  {
    await using product = await startProductOn(database, { ROLE: 'web' });
    const headers = { Authorization: `Bearer ${await tokenOf(visitorId)}` };
    const home = `/api/properties/${propertyIds[0]}`;
    const paths = {
      'a property': home,
      'its photos': `${home}/photos`,
      'its newest result': `${home}/analyses?limit=1`,
      'its newest analysis job': `${home}/analysis-job`,
      'the list': '/api/properties',
    };
    for (const [what, url] of Object.entries(paths)) {
      const lines = await database.logged(async () => {
        for (let time = 0; time < settledAfter; time += 1) {
          const response = await fetch(product.origin + url, { headers });
          if (!response.ok) throw new Error(`${url} answered ${response.status}`);
          await response.text();
        }
      });
      const plans = [...plansIn(lines)].filter(([statement]) => !known.has(statement));
      for (const [statement] of plans) known.add(statement);
      const texts = plans.map(([, plan]) => plan);
      shown.push(`${what}:\n\n\`\`\`text\n${texts.join('\n\n')}\n\`\`\``);
    }
  }
  await admin.query(`alter database ${name} reset all`);
  return shown.join('\n\n');
}

/** A prepared statement's first five executions are planned for their parameters. */
const settledAfter = 8;

/** The last plan of each statement that reads tables, by its text, in the order in which they were sent. */
function plansIn(lines: readonly string[]): Map<string, string> {
  const plans = new Map<string, string>();
  let statement = '';
  let isComplete = false;
  for (const line of lines) {
    const [, logged] = /^PostgreSQL: \t(.*)$/.exec(line) ?? [];
    if (logged === undefined) statement = '';
    else if (logged.startsWith('Query Text: ')) {
      statement = logged.slice('Query Text: '.length);
      isComplete = false;
    } else if (!isComplete && !logged.includes('(cost=')) {
      // Some statements have several lines.
      statement += ` ${logged.trim()}`;
    } else if (/^(select|with) .* from "/.test(statement)) {
      if (!isComplete) plans.delete(statement);
      isComplete = true;
      if (logged.trim().startsWith('Index Searches:')) continue;
      const plain = logged
        .replace(/ {2}\(cost=\S+ rows=\d+ width=\d+\)/, '')
        // The body of app.actor_kind and app.actor_id, which PostgreSQL writes out.
        .replaceAll(
          /\(NULLIF\(current_setting\('(app\.\w+)'::text, true\), ''::text\)\)::\w+/g,
          '$1()',
        );
      const before = plans.get(statement);
      plans.set(statement, before === undefined ? plain : `${before}\n${plain}`);
    }
  }
  return plans;
}

/** Writes of one visitor, time and again: counting them mustn't cost more as they pile up in the limits' window. */
async function measureLimits(
  stack: AsyncDisposableStack,
  database: BenchDatabase,
  sender: LoadSender,
): Promise<Figures> {
  const { origin } = stack.use(await startProductOn(database, { ROLE: 'web' }));
  const visitor = await newVisitor(origin);
  const propertyId = await visitor.createProperty();
  const request: LoadOrder['requests'][number] = {
    method: 'PUT',
    path: `/api/properties/${propertyId}/location`,
    headers: { ...visitor.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ lat: 38.6, lng: -121.3, outline: null }),
  };
  const order = { name: 'a counted write', origin, connections, requests: [request] };
  await sender.send({ ...order, seconds: 0.5 });
  const rates = [];
  let counted = 0;
  for (let window = 0; window < limitWindows; window += 1) {
    const { perSecond } = await sender.send({ ...order, seconds: limitSeconds });
    rates.push(perSecond);
    counted += perSecond * limitSeconds;
  }
  const ratio = (rates.at(-1) ?? Number.NaN) / (rates[0] ?? Number.NaN);
  return {
    goals: [
      {
        goal: "a counted write doesn't slow as events pile up in the limits' window: last at least 0.9 of first",
        measured: `${figure(ratio)} after ${figure(counted)} events`,
        isMet: ratio >= 0.9,
      },
    ],
    details: [
      `Writes per second of one visitor from one network, in ${limitWindows} stretches of ${limitSeconds} s, all counted against the same limits: ${rates.map(figure).join(', ')}.`,
    ],
  };
}

/** Jobs a second of one, two and four worker processes, with observations that are there already. */
async function measureWorkers(database: BenchDatabase): Promise<Figures> {
  await using stack = new AsyncDisposableStack();
  const first = await startProductOn(database);
  const { origin } = first;
  const visitor = await newVisitor(origin);
  const homes: string[] = [];
  const photo = await shrunkPhoto(0);
  for (let home = 0; home < jobsARound; home += 1) {
    const id = await visitor.createProperty();
    await visitor.upload(id, 'photo', photo);
    await visitor.analyze(id);
    homes.push(id);
  }
  await first[Symbol.asyncDispose]();
  const web = stack.use(await startProductOn(database, { ROLE: 'web' }));
  const rates: number[] = [];
  let running = 0;
  for (const count of workerCounts) {
    for (; running < count; running += 1) {
      stack.use(await startProductOn(database, { ROLE: 'worker' }));
    }
    await runJobs(database.admin, web.origin, visitor.headers, homes);
    const startedAt = performance.now();
    await runJobs(database.admin, web.origin, visitor.headers, homes);
    rates.push((jobsARound * 1000) / (performance.now() - startedAt));
  }
  const rows = workerCounts.map((count, index) => [String(count), figure(rates[index] ?? 0)]);
  return {
    goals: [],
    details: [
      `Jobs per second when ${jobsARound} analyses are asked for at once, whose photos have been looked at before, by number of worker processes on ${availableParallelism()} cores:`,
      table(['workers', 'jobs per second'], rows),
    ],
  };
}

/** Asks for a new result of each home and waits until all are there. */
async function runJobs(
  admin: pg.Client,
  origin: string,
  headers: Readonly<Record<string, string>>,
  homes: readonly string[],
): Promise<void> {
  await Promise.all(
    homes.map(async (id) => {
      const response = await fetch(`${origin}/functions/v1/analyze_v2`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', Prefer: 'respond-async' },
        body: JSON.stringify({ property_id: id, rerun: true }),
      });
      if (!response.ok) throw new Error(`no job was made: ${await response.text()}`);
      await response.text();
    }),
  );
  for (;;) {
    const { rows } = await admin.query(
      `select count(*) filter (where status in ('queued', 'running'))::int as unfinished,
         count(*) filter (where status = 'failed')::int as failed from analysis_jobs`,
    );
    const { unfinished, failed } = z
      .object({ unfinished: z.number(), failed: z.number() })
      .parse(rows[0]);
    if (failed > 0) throw new Error('an analysis failed');
    if (unfinished === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
