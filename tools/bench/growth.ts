import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { startDatabase, type BenchDatabase } from './database.ts';
import { addOthers, assessHome, copyHome, type OwnedHomes } from './homes.ts';
import { startLoadSender, type LoadSender } from './load.ts';
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

type Figures = Pick<Section, 'goals' | 'details'>;

/** What grows with the number of homes and of counted writes. */
export async function measureGrowth(stack: AsyncDisposableStack): Promise<Section> {
  const database = stack.use(await startDatabase());
  await database.admin.query(`alter system set max_wal_size = '4GB'`);
  await database.admin.query('select pg_reload_conf()');
  const sender = stack.use(startLoadSender());
  const limits = await measureLimits(stack, database, sender);
  const parts = [await measureSizes(stack, database, sender), limits];
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
  for (const size of sizes) {
    const sized = stack.use(await database.another(`homes_${homesIn[size]}`));
    const { admin } = sized;
    const { origin } = stack.use(await startProductOn(sized));
    const propertyId = await assessHome(origin);
    await addOthers(admin, propertyId, homesIn[size]);
    const [owner] = await copyHome(admin, propertyId, [20]);
    if (owner === undefined) throw new Error('no rows');
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
