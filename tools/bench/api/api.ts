import type pg from 'pg';
import { applicationLogin, type BenchDatabase } from '../database.ts';
import { startServer } from '../child-program.ts';
import { assessHome, copyHome } from '../homes.ts';
import { startLoadSender, type LoadSender } from '../load.ts';
import type { MeasuredLoad } from '../send-load.ts';
import { secret, startProduct } from '../product.ts';
import { figure, spreadText, table, type Goal, type Section } from '../report.ts';
import { alternate, quantile, ratioOf, type Spread } from '../statistics.ts';
import { differences, newRowDifferences } from './compare-answers.ts';
import {
  createdAddress,
  makeOperations,
  pageData,
  writtenCaption,
  type Operation,
  type Request,
  type Rows,
} from './operations.ts';
import { admitLite, ensureLite, liteVersion } from './prepare-lite.ts';

const sides = ['product', 'bare', 'lite'] as const;
type Side = (typeof sides)[number];

/** At how many connections goals are judged, and at how many others it is measured, with how many rounds of how many seconds. */
const judged = { connections: 16, rounds: 9, seconds: 0.8 };
const others = [1, 64].map((connections) => ({ connections, rounds: 3, seconds: 0.6 }));
type Plan = typeof judged;

/**
 * V8 compiles what runs often, so that a request takes some thousands of requests to reach the least processor time, most of them for what
 * all requests share.
 */
const warmUpSeconds = { shared: 10, operation: 2 };

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
  const say = progress();
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
    await startServer('tools/bench/api/lite-server.ts', liteSettings(database), {
      args: [liteFolder],
    }),
  );
  const sender = stack.use(startLoadSender());

  const bench: Bench = {
    origins: { product: product.origin, bare: bare.origin, lite: lite.origin },
    sender,
    admin: database.admin,
    say,
  };
  say('started, with rows');
  const operations = await makeOperations(rows, secret);
  const sizes = new Map<Operation, ReadonlyMap<Side, number>>();
  for (const operation of operations) sizes.set(operation, await compareAnswers(bench, operation));
  say('all sides give the same answers');
  const shared = operations.find(({ name }) => name === pageData);
  if (shared === undefined) throw new Error(`there is no operation to ${pageData}`);
  await warmUp(bench, shared, warmUpSeconds.shared);
  say('warmed up');

  // What is judged comes first, for all operations, so that it is there even if the rest is cut off.
  const outcomes: Outcome[] = [];
  for (const plan of [judged, ...others]) {
    for (const operation of operations) {
      if (plan === judged) await warmUp(bench, operation, warmUpSeconds.operation);
      outcomes.push(await measureOperation(bench, operation, plan));
    }
  }
  const place = ({ operation }: Outcome) => operations.indexOf(operation);
  const inOrder = outcomes.toSorted(
    (one, other) => place(one) - place(other) || one.connections - other.connections,
  );
  return sectionOf(inOrder, sizes);
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

async function send(
  { sender, origins, admin }: Bench,
  operation: Operation,
  side: Side,
  connections: number,
  seconds: number,
): Promise<MeasuredLoad> {
  try {
    return await sender.send({
      name: `${operation.name}, ${side}, ${connections} connections`,
      origin: origins[side],
      requests: side === 'lite' ? [...operation.lites] : [...operation.ours],
      connections,
      seconds,
    });
  } finally {
    await (operation.kind === 'insert' ? undo(admin) : untilQuiet(admin));
  }
}

/** Its answers may be errors: `@supabase/lite` prepares roles at its first requests, and fails one of two that meet. */
async function warmUp(bench: Bench, operation: Operation, seconds: number): Promise<void> {
  for (const side of sides) {
    await send(bench, operation, side, judged.connections, seconds).catch((error: unknown) =>
      bench.say(`while warming up: ${String(error)}`),
    );
  }
}

async function measureOperation(
  bench: Bench,
  operation: Operation,
  { connections, rounds, seconds }: Plan,
): Promise<Outcome> {
  const loads = await alternate(sides, rounds, (side) =>
    send(bench, operation, side, connections, seconds),
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
    connections,
    reached: new Map(sides.map((side) => [side, middleOf(side)])),
    toBare: ratioOf(rates('product'), rates('bare')),
    toLite: ratioOf(rates('product'), rates('lite')),
  };
  bench.say(
    `${operation.name}, ${connections} connections: ${sides.map((side) => `${side} ${reachedText(outcome.reached.get(side))}`).join('; ')}; ${spreadText(outcome.toBare)} of bare, ${spreadText(outcome.toLite)} of lite`,
  );
  return outcome;
}

/** The requests of an operation whose answers are compared: as many as one home takes. */
const comparedRequests = 4;

/**
 * Asks each side for the same, and compares what it answers with what the product does.
 * @returns the bytes that each side answered
 * @throws Error if the answers differ
 */
async function compareAnswers(
  { origins, admin }: Bench,
  operation: Operation,
): Promise<ReadonlyMap<Side, number>> {
  const { name, kind, ours, lites } = operation;
  const bytes = new Map<Side, number>(sides.map((side) => [side, 0]));
  const ask = async (side: Side, request: Request | undefined): Promise<unknown> => {
    if (request === undefined) throw new Error(`${name}: no request`);
    const { path, method, headers, body = null } = request;
    const response = await fetch(`${origins[side]}${path}`, { method, headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}, ${side}: ${response.status} ${text}`);
    bytes.set(side, (bytes.get(side) ?? 0) + Buffer.byteLength(text));
    if (kind === 'insert') await undo(admin);
    return JSON.parse(text);
  };
  const count = kind === 'insert' ? 1 : Math.min(comparedRequests, ours.length);
  for (let index = 0; index < count; index += 1) {
    const product = await ask('product', ours[index]);
    for (const side of ['bare', 'lite'] as const) {
      const other = await ask(side, (side === 'lite' ? lites : ours)[index]);
      const found = (kind === 'insert' ? newRowDifferences : differences)(product, other);
      if (found.length > 0) {
        throw new Error(
          `${name}: ${side} answers something else. ${found.slice(0, 10).join('; ')}`,
        );
      }
    }
  }
  return bytes;
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

function sectionOf(
  outcomes: readonly Outcome[],
  sizes: ReadonlyMap<Operation, ReadonlyMap<Side, number>>,
): Section {
  const goals = outcomes
    .filter(({ connections }) => connections === judged.connections)
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
  const rows = outcomes.map(({ operation, connections, reached, toBare, toLite }) => [
    operation.name,
    String(connections),
    ...sides.map((side) => reachedText(reached.get(side))),
    spreadText(toBare),
    spreadText(toLite),
  ]);
  const sideTitles = ['product', 'bare handler', '`@supabase/lite`'];
  const head = ['operation', 'connections', ...sideTitles];
  const sizeRows = [...sizes].map(([{ name }, bytes]) => [
    name,
    ...sides.map((side) => `${figure((bytes.get(side) ?? 0) / 1000)} kB`),
  ]);
  return {
    title: 'API',
    goals,
    details: [
      `Goals are judged at ${judged.connections} connections. The figures below are requests per second, and p50 and p99 in milliseconds, each the middle of ${judged.rounds} rounds of ${judged.seconds} s, at other numbers of connections of ${others[0]?.rounds} of ${others[0]?.seconds} s, after ${warmUpSeconds.shared} s in which each side warms up and ${warmUpSeconds.operation} s for each operation. Reading the property page's data is four requests in turn.`,
      table([...head, 'of bare', 'of lite'], rows),
      'Before it measures, the bench compares answers: all sides have to show the same rows, with the same value in each column that both name (`tools/bench/api/compare-answers.ts`). What they send (for the page, and for up to four requests of the other reads):',
      table(['answers', ...sideTitles], sizeRows),
      `Each server is a process of its own, the load generator (autocannon) another one, and all use one PostgreSQL with the same 900 homes of 8 photos and a result. The bare handler is Hono with the same statements, role, policies, limits and driver, pipelined in one transaction (\`tools/bench/api/bare-server.ts\`). \`@supabase/lite\` ${liteVersion} answers the same rows under the same policies, with its telemetry off; its list signs the thumbnails' addresses in SQL, but it signs no photos of a home's page, and counts no limits. Its new property comes from a function and its list from a view, because row-level security hides a new row from \`returning\`, and it finds no JSON paths inside embedded rows (\`tools/bench/api/prepare-lite.ts\`).`,
    ],
  };
}

function reachedText(reached: Reached | undefined): string {
  return reached === undefined || reached.perSecond === 0
    ? 'no answer'
    : `${figure(reached.perSecond)}/s, ${figure(reached.p50)}, ${figure(reached.p99)}`;
}
