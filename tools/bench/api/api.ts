import type pg from 'pg';
import { applicationLogin } from '../database.ts';
import { startServer } from '../child-program.ts';
import { assessHome, copyHome } from '../homes.ts';
import { startLoadSender, type LoadSender } from '../load.ts';
import type { MeasuredLoad } from '../send-load.ts';
import { secret, startProduct } from '../product.ts';
import { figure, spreadText, table, type Goal, type Section } from '../report.ts';
import { alternate, quantile, ratioOf, type Spread } from '../statistics.ts';
import {
  createdAddress,
  makeOperations,
  pageData,
  writtenCaption,
  type Operation,
  type Rows,
} from './operations.ts';

const sides = ['product', 'bare'] as const;
type Side = (typeof sides)[number];

const connections = 16;
const rounds = 9;
const roundSeconds = 0.8;

/**
 * V8 compiles what runs often, so that a request takes some thousands of requests to reach the least processor time, most of them for what
 * all requests share.
 */
const warmUpSeconds = { shared: 10, operation: 2 };

/** The goal: how many times as long as a bare handler a request may take. */
const timesBare = 3;

/** What one operation reached. */
interface Outcome {
  readonly operation: Operation;
  readonly reached: ReadonlyMap<Side, Reached>;
  /** How many times as many requests the bare handler answers. */
  readonly ofBare: Spread;
}

/** Middles of the rounds. */
interface Reached {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Requests of the pages, against bare handlers, on one database. */
export async function measureApi(stack: AsyncDisposableStack): Promise<Section> {
  const say = progress();
  const product = await startProduct(stack);
  const { database } = product;
  const rows = await makeRows(database.admin, product.origin);
  const bare = stack.use(
    await startServer('tools/bench/api/bare-server.ts', {
      DATABASE_URL: database.url(applicationLogin),
      SIGNING_SECRET: secret,
    }),
  );
  const sender = stack.use(startLoadSender());

  const bench: Bench = {
    origins: { product: product.origin, bare: bare.origin },
    sender,
    admin: database.admin,
    say,
  };
  say('started, with rows');
  const operations = await makeOperations(rows, secret);
  const shared = operations.find(({ name }) => name === pageData);
  if (shared === undefined) throw new Error(`there is no operation to ${pageData}`);
  await warmUp(bench, shared, warmUpSeconds.shared);
  say('warmed up');

  const outcomes: Outcome[] = [];
  for (const operation of operations) {
    await warmUp(bench, operation, warmUpSeconds.operation);
    outcomes.push(await measureOperation(bench, operation));
  }
  return sectionOf(outcomes);
}

/** Prints lines with the seconds since the section began. */
function progress(): (line: string) => void {
  const startedAt = performance.now();
  return (line) => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`${String(seconds).padStart(4)} s  ${line}\n`);
  };
}

/** The running sides. */
interface Bench {
  readonly origins: Readonly<Record<Side, string>>;
  readonly sender: LoadSender;
  readonly admin: pg.Client;
  readonly say: (line: string) => void;
}

/** Twenty visitors with twenty homes each, and others with other numbers; in each home 8 photos and a result. */
async function makeRows(admin: pg.Client, origin: string): Promise<Rows> {
  const propertyId = await assessHome(origin);
  const [one, twenty, many, ...visitors] = await copyHome(admin, propertyId, [
    1,
    20,
    200,
    ...Array.from({ length: 20 }, () => 20),
  ]);
  const unplacedOwners = await copyHome(
    admin,
    propertyId,
    Array.from({ length: 50 }, () => 10),
  );
  const unplacedHomes = unplacedOwners.flatMap(({ propertyIds }) => propertyIds);
  if (one === undefined || twenty === undefined || many === undefined) throw new Error('no rows');
  const { rows: photosToPlace } = await admin.query<Rows['unplaced'][number]>(
    `select actor_id as "visitorId", images.property_id as "propertyId", images.id as "photoId",
       image_id as "imageId"
     from images join property_grants using (property_id) where images.property_id = any($1)
     order by images.id`,
    [unplacedHomes],
  );
  await admin.query('delete from image_placements where property_id = any($1)', [unplacedHomes]);
  await admin.query('vacuum analyze image_placements');
  return {
    visitors: [...visitors, ...unplacedOwners],
    lists: new Map([
      [1, one],
      [20, twenty],
      [200, many],
    ]),
    unplaced: photosToPlace,
  };
}

async function send(
  { sender, origins, admin }: Bench,
  operation: Operation,
  side: Side,
  forSeconds: number,
): Promise<MeasuredLoad> {
  try {
    return await sender.send({
      name: `${operation.name}, ${side}`,
      origin: origins[side],
      requests: [...operation.requests],
      connections,
      seconds: forSeconds,
    });
  } finally {
    await (operation.kind === 'insert' ? undo(admin) : untilQuiet(admin));
  }
}

async function warmUp(bench: Bench, operation: Operation, forSeconds: number): Promise<void> {
  for (const side of sides) await send(bench, operation, side, forSeconds);
}

async function measureOperation(bench: Bench, operation: Operation): Promise<Outcome> {
  const loads = await alternate(sides, rounds, (side) =>
    send(bench, operation, side, roundSeconds),
  );
  const rates = (side: Side) => (loads.get(side) ?? []).map(({ perSecond }) => perSecond);
  const middleOf = (side: Side): Reached => {
    const measured = loads.get(side) ?? [];
    const middle = (name: keyof Reached) =>
      quantile(
        measured.map((load) => load[name]),
        0.5,
      );
    return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99') };
  };
  const outcome = {
    operation,
    reached: new Map(sides.map((side) => [side, middleOf(side)])),
    ofBare: ratioOf(rates('bare'), rates('product')),
  };
  bench.say(
    `${operation.name}: ${sides.map((side) => `${side} ${reachedText(outcome.reached.get(side))}`).join('; ')}; ${spreadText(outcome.ofBare)} times bare`,
  );
  return outcome;
}

/**
 * Removes what was written, so that each side finds the same rows. No trigger runs, or the product would hear of thousands of
 * deletions and purge them while the next side is measured.
 */
async function undo(admin: pg.Client): Promise<void> {
  await untilQuiet(admin);
  await admin.query('begin');
  await admin.query('set local session_replication_role = replica');
  await admin.query(
    `delete from property_grants using properties
     where property_id = properties.id and typed_address = $1`,
    [createdAddress],
  );
  await admin.query('delete from properties where typed_address = $1', [createdAddress]);
  await admin.query('delete from image_placements where caption = $1', [writtenCaption]);
  const { rows } = await admin.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname like 'rate\\_%'`,
  );
  for (const { name } of rows) await admin.query(`truncate ${admin.escapeIdentifier(name)}`);
  await admin.query('commit');
}

/** Waits until nothing of what was sent last is still being worked on. */
async function untilQuiet(admin: pg.Client): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const { rowCount } = await admin.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    quiet = rowCount === 0 ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

function sectionOf(outcomes: readonly Outcome[]): Section {
  const rows = outcomes.map(({ operation, reached, ofBare }) => [
    operation.name,
    ...sides.map((side) => reachedText(reached.get(side))),
    spreadText(ofBare),
  ]);
  return {
    title: 'API',
    goals: outcomes.map(({ operation, ofBare }): Goal => ({
      goal: `${operation.name}: at most ${timesBare} times a bare handler`,
      measured: spreadText(ofBare),
      isMet: ofBare.middle <= timesBare,
    })),
    details: [
      `Requests per second, and p50 and p99 in milliseconds, at ${connections} connections, each the middle of ${rounds} rounds of ${roundSeconds} s, after ${warmUpSeconds.shared} s in which each side warms up and ${warmUpSeconds.operation} s for each operation. Reading the property page's data is four requests in turn.`,
      table(['operation', 'product', 'bare handler', 'times'], rows),
      'Each server is a process of its own, the load generator (autocannon) another one, and both use one PostgreSQL with the same 900 homes of 8 photos and a result. The bare handler is Hono with the same statements, role, policies, limits and driver, pipelined in one transaction (`tools/bench/api/bare-server.ts`).',
    ],
  };
}

function reachedText(reached: Reached | undefined): string {
  return reached === undefined || reached.perSecond === 0
    ? 'no answer'
    : `${figure(reached.perSecond)}/s, ${figure(reached.p50)}, ${figure(reached.p99)}`;
}
