import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerType } from '@hono/node-server';
import { propertySchema } from '@dss/domain';
import type { AccountMail } from '../accounts/account-mail.ts';
import type { PasswordHashing } from '../accounts/open-auth.ts';
import { chooseFactServices, createAddressFactsSource } from '../address-facts/address-facts.ts';
import { createAnalyzer } from '../analysis/observe/create-analyzer.ts';
import { createApp, type AppDependencies } from '../app.ts';
import { listenForChanges, type Changes } from '../changes/listen-for-changes.ts';
import { compose } from '../compose.ts';
import {
  readConfig,
  type AddressFactsConfig,
  type Config,
  type ImageryConfig,
  type RateLimitConfig,
} from '../config/index.ts';
import { createDeletionList } from '../deletion/deletion-list.ts';
import { listen } from '../listen.ts';
import { createLog } from '../logging/index.ts';
import { openCallNotes } from '../operations/noted-calls.ts';
import { createPageRoutes } from '../pages/routes.ts';
import { createReplyCache } from '../places/reply-cache.ts';
import { createPlaces, type PlaceSources } from '../places/places.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import {
  createBrowser,
  createClient,
  createVisitorClient,
  type Browser,
  type Client,
  type VisitorClient,
} from './client.ts';
import { createMovableClock, type MovableClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { writePages } from './pages.ts';
import { wideLimits } from './rate-limits.ts';

export interface TestApp {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  /** Changes committed to its database. */
  readonly changes: Changes;
  /** The photo store's folder. */
  readonly photosFolder: string;
  readonly dataDir: string;
  /** The parts it was built from; a test may wrap one to make it fail. */
  readonly dependencies: AppDependencies;
  /** A client without a token. */
  readonly stranger: Client;
  newVisitor(): Promise<VisitorClient>;
  /** A new browser profile; with `origin`, its pages belong to another site. */
  newBrowser(origin?: string): Browser;
  /** Creates a property as `owner` and returns its id. */
  newProperty(owner: Client): Promise<string>;
  /** Runs the cleanup of aerial pictures, which is otherwise periodic. */
  readonly cleanUpImagery: () => Promise<void>;
  /** Mails of accounts so far. */
  readonly accountMails: readonly AccountMail[];
  /** Log lines so far. */
  readonly logLines: readonly string[];
  close(): Promise<void>;
}

export type TestAppChanges = Partial<AppDependencies> & {
  /** By default too high to be reached. */
  readonly rateLimits?: RateLimitConfig;
  /** By default none. */
  readonly placeSources?: PlaceSources;
  /** By default all are off. */
  readonly addressFactsConfig?: AddressFactsConfig;
  /** By default no pictures. */
  readonly imageryConfig?: Partial<ImageryConfig>;
  /** By default nobody is told of scores. */
  readonly scoreReceiver?: Config['scoreReceiver'];
  /** By default the services of browsers' makers, to which no test sends. */
  readonly push?: Config['push'];
  /** By default quick ones; null: scrypt, as in production. */
  readonly passwords?: PasswordHashing | null;
};

const sha256 = (password: string) => createHash('sha256').update(password).digest('hex');

/** One scrypt hash takes 86 ms of processor time, more than a whole test of accounts otherwise. */
const quickPasswords: PasswordHashing = {
  hash: (password) => Promise.resolve(sha256(password)),
  verify: ({ hash, password }) => Promise.resolve(hash === sha256(password)),
};

/** The whole product on a free port, composed as in production: real HTTP, database and files, with a movable clock. */
export async function startTestApp({
  rateLimits = wideLimits,
  placeSources = { search: null, geocoder: null },
  addressFactsConfig = readConfig({ ADDRESS_FACTS: 'off' }).addressFacts,
  imageryConfig = {},
  scoreReceiver = null,
  push = readConfig({}).push,
  passwords = quickPasswords,
  ...changes
}: TestAppChanges = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-test-app-'));
  const photosFolder = path.join(folder, 'photos');
  await mkdir(photosFolder, { mode: 0o700 });
  const store = createDiskStore(photosFolder);
  const clock = createMovableClock();
  const logLines: string[] = [];
  const secret = randomBytes(32);

  const log = createLog('debug', { write: (line: string) => logLines.push(line) });
  const { db } = database;
  const changeListener = await listenForChanges(database.connection, log);
  const settings = readConfig({});
  const config: Config = {
    ...settings,
    dataDir: folder,
    origin: changes.origin ?? null,
    rateLimits,
    mail: changes.mail ?? settings.mail,
    leads: changes.leads ?? settings.leads,
    scoreReceiver,
    push,
    imagery: { ...settings.imagery, serviceUrl: null, tilesUrl: null, ...imageryConfig },
  };
  const accountMails: AccountMail[] = [];
  const callNotes = openCallNotes(db, clock.now, log);
  const composition = compose({
    config,
    db,
    session: database.connection,
    sendAccountMail: async (mail) => {
      accountMails.push(mail);
    },
    passwords,
    store,
    clock: clock.now,
    log,
    listDeletion: createDeletionList(config, clock.now, log),
    secret,
    changes: changeListener,
    places: createPlaces({
      sources: placeSources,
      cache: createReplyCache(db, clock.now, secret),
      clock: clock.now,
      log,
    }),
    addressFacts: createAddressFactsSource({
      services: chooseFactServices(addressFactsConfig),
      cache: createReplyCache(db, clock.now, secret),
      clock: clock.now,
      log,
    }),
    analyzer: await createAnalyzer(config.ai, log),
    readiness: {
      parts: () => ({ database: 'ok', storage: 'ok', queue: 'ok' }),
      stop: () => undefined,
    },
    callNotes,
    metrics: null,
  });
  const dependencies: AppDependencies = {
    ...composition.dependencies,
    // Pages name the usual services, though no test asks them.
    environment: settings,
    minAnswerMs: 0,
    ...changes,
  };
  const app = createApp(
    dependencies,
    await createPageRoutes(await writePages(folder), { origin: null }),
  );
  const server = await listen(app.fetch, composition.dependencies.realtime.upgrades, {
    host: '127.0.0.1',
    port: 0,
  });
  const url = `http://127.0.0.1:${portOf(server)}`;

  return {
    url,
    database,
    clock,
    changes: changeListener,
    photosFolder,
    dataDir: folder,
    dependencies,
    stranger: createClient(url),
    newVisitor: () => createVisitorClient(url),
    newBrowser: (origin) => createBrowser(url, origin),
    newProperty: async (owner) => {
      const response = await owner.send('POST', '/api/properties', { address: '1 Test Way' });
      return propertySchema.parse(await response.json()).id;
    },
    cleanUpImagery: composition.cleanUpImagery,
    accountMails,
    logLines,
    close: async () => {
      await callNotes.stop();
      await composition.stop();
      await dependencies.realtime.close();
      await close(server);
      await changeListener.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function portOf(server: ServerType): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
