import type pg from 'pg';
import { applicationLogin, type BenchDatabase } from '../database.ts';
import { startServer } from '../child-program.ts';
import { assessHome, copyHome } from '../homes.ts';
import { startLoadSender, type LoadSender } from '../load.ts';
import { secret, startProduct } from '../product.ts';
import { figure, spreadText, table, type Goal, type Section } from '../report.ts';
import { alternate, quantile, ratioOf, type Spread } from '../statistics.ts';
import {
  createdAddress,
  makeOperations,
  writtenCaption,
  type Operation,
  type Rows,
} from './operations.ts';
import { admitLite, ensureLite, liteVersion } from './prepare-lite.ts';

const sides = ['product', 'bare', 'lite'] as const;
type Side = (typeof sides)[number];

const connectionCounts = [1, 16, 64] as const;
const rounds = 3;
const seconds = 0.8;
const warmUpSeconds = 1;

/** Goals, as multiples. */
const ofBare = 0.6;
const ofLite = { read: 3, insert: 2 };

/** What one operation reached at a number of connections. */
interface Outcome {
  readonly operation: Operation;
  readonly connections: number;
  readonly reached: ReadonlyMap<Side, Reached>;
  readonly toBare: Spread;
  readonly toLite: Spread;
}

/** Middles of the rounds. */
interface Reached {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Requests of the pages, against bare handlers and against `@supabase/lite`, on one database. */
export async function measureApi(stack: AsyncDisposableStack): Promise<Section> {
  const liteFolder = await ensureLite();
  const product = await startProduct(stack);
  const { database } = product;
  await admitLite(database.admin);
  const rows = await makeRows(database.admin, product.origin);
  const bare = stack.use(
    await startServer('tools/bench/api/bare-server.ts', {
      DATABASE_URL: database.url(applicationLogin),
      SIGNING_SECRET: secret,
    }),
  );
  const lite = stack.use(
    await startServer('tools/bench/api/lite-server.ts', liteSettings(database), [liteFolder]),
  );
  const sender = stack.use(startLoadSender());

  const origins = { product: product.origin, bare: bare.origin, lite: lite.origin };
  const outcomes: Outcome[] = [];
  for (const operation of await makeOperations(rows, secret)) {
    outcomes.push(...(await measureOperation(operation, origins, sender, database.admin)));
  }
  return sectionOf(outcomes);
}

function liteSettings({ socket, superuser }: BenchDatabase) {
  return {
    POSTGRES_SOCKET: `${socket.folder}/.s.PGSQL.${socket.port}`,
    POSTGRES_USER: superuser,
    SIGNING_SECRET: secret,
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
  };
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

async function measureOperation(
  operation: Operation,
  origins: Readonly<Record<Side, string>>,
  sender: LoadSender,
  admin: pg.Client,
): Promise<Outcome[]> {
  const send = async (side: Side, connections: number, duration: number) => {
    const load = await sender.send({
      name: `${operation.name}, ${side}, ${connections} connections`,
      origin: origins[side],
      requests: side === 'lite' ? [...operation.lites] : [...operation.ours],
      connections,
      seconds: duration,
    });
    await (operation.kind === 'insert' ? undo(admin) : untilQuiet(admin));
    return load;
  };
  for (const side of sides) await send(side, 16, warmUpSeconds);
  const outcomes: Outcome[] = [];
  for (const connections of connectionCounts) {
    const loads = await alternate(sides, rounds, (side) => send(side, connections, seconds));
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
      connections,
      reached: new Map(sides.map((side) => [side, middleOf(side)])),
      toBare: ratioOf(rates('product'), rates('bare')),
      toLite: ratioOf(rates('product'), rates('lite')),
    };
    process.stdout.write(
      `${operation.name}, ${connections} connections: ${spreadText(outcome.toBare)} of bare, ${spreadText(outcome.toLite)} of lite\n`,
    );
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Removes what was written, so that each side finds the same rows. */
async function undo(admin: pg.Client): Promise<void> {
  await untilQuiet(admin);
  await admin.query('delete from properties where typed_address = $1', [createdAddress]);
  await admin.query('delete from image_placements where caption = $1', [writtenCaption]);
  const { rows } = await admin.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname like 'rate\\_%'`,
  );
  for (const { name } of rows) await admin.query(`truncate ${admin.escapeIdentifier(name)}`);
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
  const goals = outcomes
    .filter(({ connections }) => connections === 16)
    .flatMap(({ operation: { name, kind }, toBare, toLite }): Goal[] => [
      {
        goal: `${name}: at least ${ofBare} of a bare handler`,
        measured: spreadText(toBare),
        isMet: toBare.middle >= ofBare,
      },
      {
        goal: `${name}: at least ${ofLite[kind]} times \`@supabase/lite\``,
        measured: spreadText(toLite),
        isMet: toLite.middle >= ofLite[kind],
      },
    ]);
  const reachedText = (reached: Reached | undefined) =>
    reached === undefined || reached.perSecond === 0
      ? 'no answer'
      : `${figure(reached.perSecond)}/s, ${figure(reached.p50)}, ${figure(reached.p99)}`;
  const rows = outcomes.map(({ operation, connections, reached, toBare, toLite }) => [
    operation.name,
    String(connections),
    ...sides.map((side) => reachedText(reached.get(side))),
    spreadText(toBare),
    spreadText(toLite),
  ]);
  const head = ['operation', 'connections', 'product', 'bare handler', '`@supabase/lite`'];
  return {
    title: 'API',
    goals,
    details: [
      `Goals are judged at 16 connections. The figures below are requests per second, and p50 and p99 in milliseconds, each the middle of ${rounds} rounds of ${seconds} s. Reading the property page's data is four requests in turn.`,
      table([...head, 'of bare', 'of lite'], rows),
      `Each server is a process of its own, the load generator (autocannon) another one, and all use one PostgreSQL with the same 900 homes of 8 photos and a result. The bare handler is Hono with the same statements, role, policies, limits and driver, pipelined in one transaction (\`tools/bench/api/bare-server.ts\`). \`@supabase/lite\` ${liteVersion} answers the same rows under the same policies, with its telemetry off; it signs no photo URLs and counts no limits. Its new property comes from a function and its list from a view, because row-level security hides a new row from \`returning\`, and it finds no JSON paths inside embedded rows (\`tools/bench/api/prepare-lite.ts\`).`,
    ],
  };
}
