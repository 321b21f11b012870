import path from 'node:path';
import { exposureOnMaps, openMappedFacts } from '@dss/domain';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createAccountMail } from './accounts/account-mail.ts';
import { readAddressFacts } from './address-facts/home-facts.ts';
import { startAlarms } from './alarms/index.ts';
import { createAnalyzer } from './analysis/observe/create-analyzer.ts';
import { listAnalyses } from './analysis/result/read-analyses.ts';
import { startModelCallCleanup } from './analysis/observe/model-calls.ts';
import { createApp, createWorkerApp, type AppDependencies } from './app.ts';
import { listenForChanges } from './changes/listen-for-changes.ts';
import { systemClock, type Clock } from './clock/index.ts';
import { compose, noteEverywhere } from './compose.ts';
import type { Config } from './config/index.ts';
import { fingerprintOf, signingSecret } from './config/signing-secret.ts';
import { listAnswers } from './corrections/answers.ts';
import { makeDataFolder } from './data-folder.ts';
import { keepSecret, openDatabase, openPool, type Database } from './db/index.ts';
import { locateDatabase } from './db/locate.ts';
import { migrateDatabase } from './db/migrate.ts';
import { assertRestrictedLogin } from './db/roles.ts';
import { beginDeletionList, createDeletionList } from './deletion/deletion-list.ts';
import { startExpiring } from './deletion/expire.ts';
import { startPurging } from './deletion/purge.ts';
import { startNotificationCleanup } from './fire-warnings/tell-devices.ts';
import { startWatching } from './fire-warnings/watch-warnings.ts';
import { describeMissing, noContact } from './environment/routes.ts';
import { explainFullDisk, warnOfNearlyFullDisk } from './full-disk.ts';
import { seedGuidance } from './guidance/guidance-table.ts';
import { parsePropertyId } from './http/check-request.ts';
import { startLeadCleanup } from './leads/store-lead.ts';
import { assertPortIsFree, close, listen } from './listen.ts';
import { describeSearch } from './local-models/describe-search.ts';
import { findLocalModel, type LocalModelSearch } from './local-models/find-local-model.ts';
import { startMailCleanup } from './mail/queue-mail.ts';
import { openCallNotes, startNotedCallCleanup } from './operations/noted-calls.ts';
import { readFigures } from './operations/read-operations.ts';
import { watchReadiness } from './operations/readiness.ts';
import { assetsIn, createPageRoutes } from './pages/routes.ts';
import { keepAssets } from './pages/earlier-assets.ts';
import { servicesInUse } from './pages/services-in-use.ts';
import type { ReadHome } from './pages/first-view.ts';
import { openOutsideServices } from './outside-services.ts';
import { startPlaceReplyCleanup } from './places/reply-cache.ts';
import { readProperty } from './properties/property.ts';
import { migrateQueue } from './queue/migrate-queue.ts';
import { startQueue } from './queue/start-queue.ts';
import { createQueueTasks } from './queue-tasks.ts';
import { startPeopleCleanup } from './home-people/people.ts';
import { startHandoverCleanup } from './phone-handover/handovers.ts';
import { startSignUpCleanup } from './work-days/invited.ts';
import { startRateEventCleanup } from './rate-limits/rate-limiter.ts';
import { startScoreCleanup } from './score-webhook/store-score.ts';
import { openPhotoStore } from './storage/open-photo-store.ts';
import { startDraftCleanup } from './storage/photo-store.ts';
import { openMetrics } from './telemetry/metrics.ts';
import { startTraces } from './telemetry/start-traces.ts';

export interface ProductOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The built web application. */
  readonly webDirectory: string;
  /** Aborts the start, which then stops what it has started and throws. */
  readonly signal: AbortSignal;
  /** Called once if the product can't continue, for example because its database exited. */
  readonly onFatal: (error: Error) => void;
}

export interface Product {
  /** The URL to open in a browser on this machine. */
  readonly address: string;
  /** A line for the terminal: which model on this machine looks at photos, or how to get one; null where none is looked for. */
  readonly notice: string | null;
  /** Stops everything that was started, in reverse order. */
  stop(): Promise<void>;
}

/** The composition root: builds all parts in order, and stops those already built if one fails. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { config, log, signal } = options;
  // Asked while the database starts, so that the start doesn't wait for it.
  const searching = config.localModels && findLocalModel(config.localModels);
  const undo: Undo = [];
  const stop = () => stopAll(undo, log);

  try {
    await prepareMachine(config, log, undo);
    const { database, db } = await startDatabase(options, undo);
    const secret = await signingSecret(config.dataDir, config.signingSecret);
    await keepSecret(database.owner, {
      current: fingerprintOf(secret),
      earlier: config.earlierSecrets.map(fingerprintOf),
    });
    const store = await openPhotoStore(config);
    const clock = systemClock(config.clockOffsetMs);
    const listDeletion = createDeletionList(config, clock, log);
    if (config.backupsFolder !== null) await beginDeletionList(config.backupsFolder, log);
    undo.push(startDraftCleanup(store, log));
    startCleanups({ db, clock, log, dataDir: config.dataDir }, undo);
    signal.throwIfAborted();

    const services = openOutsideServices(config, { db, clock, log, secret });
    const search = await searching;
    const configInUse: Config = { ...config, ai: search?.found ?? config.ai };
    const analyzer = await createAnalyzer(configInUse.ai, log);
    const callNotes = openCallNotes(db, clock, log);
    undo.push(() => callNotes.stop());
    const budgetUsd = analyzer.budget?.monthlyUsd ?? null;
    const metrics =
      config.telemetry.metricsToken === null
        ? null
        : await openMetrics(() => readFigures(db, { ...config, now: clock(), budgetUsd }));
    const changes = await listenForChanges(database.session, log);
    undo.push(() => changes.close());

    let pingQueue = () => db.ping();
    if (config.role === 'web') {
      // A web process enqueues jobs too, perhaps before any worker has ever started.
      await migrateQueue(database.session, log);
    } else {
      const queue = await startQueue({
        connection: database.session,
        tasks: createQueueTasks(
          { config, db, store, changes, analyzer, secret, clock, log },
          services,
        ),
        log,
        noteCall: noteEverywhere(callNotes, metrics),
        concurrency: config.analysisConcurrency,
      });
      undo.push(() => queue.stop());
      pingQueue = () => queue.ping();
      if (services.weather !== null) await startWatching(db);
    }
    undo.push(await startPurging({ db, store, clock, log, listDeletion }));
    undo.push(await startExpiring({ db, clock, log, retentionMonths: config.retentionMonths }));
    signal.throwIfAborted();

    const readiness = watchReadiness(
      { database: () => db.ping(), storage: () => store.ping(), queue: pingQueue },
      { log },
    );
    undo.push(() => Promise.resolve(readiness.stop()));
    const { dependencies, stop: stopParts } = compose({
      config: configInUse,
      db,
      session: database.session,
      store,
      clock,
      log,
      listDeletion,
      secret,
      changes,
      places: services.places,
      addressFacts: services.addressFacts,
      analyzer,
      readiness,
      sendAccountMail: createAccountMail(db),
      passwords: null,
      callNotes,
      metrics,
    });
    undo.push(stopParts);
    const { readOverview } = dependencies;
    undo.push(startAlarms({ config: configInUse, readiness, readOverview, clock, log }));
    await serve(options, configInUse, dependencies, undo);
    return { address: addressOf(config), notice: noticeOf(config, search), stop };
  } catch (error) {
    await stop();
    throw explainFullDisk(config.dataDir, error);
  }
}

/** How to stop what was started, in the order of the start. */
type Undo = Array<() => Promise<void>>;

async function stopAll(undo: Undo, log: Logger): Promise<void> {
  for (const step of undo.splice(0).toReversed()) {
    try {
      await step();
    } catch (error) {
      log.warn({ err: error }, 'a part did not stop cleanly');
    }
  }
}

/** Settings, port and data folder, before anything is started that takes long. */
async function prepareMachine(config: Config, log: Logger, undo: Undo): Promise<void> {
  const missing = config.profile === 'production' ? describeMissing(config.publicServices) : null;
  if (missing !== null) log.warn(missing);
  await assertPortIsFree(config);
  if (config.telemetry.traces !== null) {
    undo.push(await startTraces({ ...config.telemetry.traces, instance: config.role }));
  }
  await makeDataFolder(config.dataDir);
  const nearlyFull = await warnOfNearlyFullDisk(config.dataDir);
  if (nearlyFull !== null) log.warn(nearlyFull);
}

/** Finds or starts PostgreSQL, brings it to this version, and connects by the login that owns nothing. */
async function startDatabase({ config, log, signal, onFatal }: ProductOptions, undo: Undo) {
  const database = await locateDatabase(config, log, signal, onFatal);
  undo.push(() => database.stop());
  signal.throwIfAborted();
  await migrateDatabase(database.owner, database.login, seedGuidance);
  await checkLogin(database.application);
  signal.throwIfAborted();
  const db = openDatabase(database.application, log);
  undo.push(() => db.close());
  return { database, db };
}

/** Deletes, from time to time, rows that have had their day. */
function startCleanups(
  resources: { db: Database; clock: Clock; log: Logger; dataDir: string },
  undo: Undo,
): void {
  undo.push(
    startRateEventCleanup(resources),
    startPlaceReplyCleanup(resources),
    startModelCallCleanup(resources),
    startHandoverCleanup(resources),
    startSignUpCleanup(resources),
    startPeopleCleanup(resources),
    startMailCleanup(resources),
    startLeadCleanup(resources),
    startScoreCleanup(resources),
    startNotificationCleanup(resources),
    startNotedCallCleanup(resources),
  );
}

/** Answers requests, with the pages unless this process only does jobs. */
async function serve(
  { webDirectory, log, signal }: ProductOptions,
  config: Config,
  dependencies: AppDependencies,
  undo: Undo,
): Promise<void> {
  const keptAssets = path.join(config.dataDir, 'assets');
  const app =
    config.role === 'worker'
      ? createWorkerApp(dependencies)
      : createApp(
          dependencies,
          await createPageRoutes(webDirectory, {
            origin: config.origin,
            connectTo: countsVisitsAt(config),
            googleMaps: config.googleMapsApiKey !== null,
            services: servicesInUse(config),
            securityContact: config.securityContact,
            clock: dependencies.clock,
            ...(config.firstView ? { readHome: readAssessedHome(dependencies) } : {}),
            keptAssets,
          }),
        );
  const server = await listen(app.fetch, dependencies.realtime.upgrades, config);
  undo.push(() => close(server));
  undo.push(() => dependencies.realtime.close());
  signal.throwIfAborted();
  if (config.role === 'worker') return;
  const keeping = keepAssets(assetsIn(webDirectory), keptAssets).catch((error: unknown) =>
    log.warn({ err: error }, 'the files of this version were not kept'),
  );
  undo.push(() => keeping);
}

/** What whoever starts it should know; null if nothing. */
function noticeOf(
  { profile, contactEmail }: Config,
  search: LocalModelSearch | null,
): string | null {
  const notices = [
    ...(search === null ? [] : [describeSearch(search)]),
    ...(profile === 'production' && contactEmail === null ? [noContact] : []),
  ];
  return notices.length === 0 ? null : notices.join('\n');
}

/** For the first view of a home's page. A phone that its owner let in doesn't see the score. */
function readAssessedHome(dependencies: AppDependencies): ReadHome {
  const { db } = dependencies;
  return async ({ var: { actor } }, id, language) => {
    const propertyId = parsePropertyId(id);
    const [property, [analysis]] = await Promise.all([
      readProperty(db, actor, propertyId),
      listAnalyses(db, actor, propertyId, 1, language),
    ]);
    const isOwn = property.phone_until === undefined;
    if (analysis === undefined || !isOwn) return null;
    const [facts, answers] = await Promise.all([
      readAddressFacts(dependencies, actor, propertyId),
      listAnswers(db, actor, propertyId),
    ]);
    const onMaps = openMappedFacts(property, facts, answers);
    return { property, analysis, exposure: exposureOnMaps(analysis.explanation.exposure, onMaps) };
  };
}

/** The analytics origin that pages may send requests to. */
function countsVisitsAt({ profile, publicServices: { analytics } }: Config): readonly string[] {
  return profile === 'production' && analytics !== null ? [new URL(analytics.host).origin] : [];
}

async function checkLogin(connection: pg.PoolConfig): Promise<void> {
  // A lost connection is reported by the query that fails.
  const { pool, close: closePool } = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    await assertRestrictedLogin(pool);
  } finally {
    await closePool();
  }
}

/** The URL to open in a browser on this machine: `localhost` if that reaches the configured host, which `::1` alone may not be. */
function addressOf({ host, port }: Config): string {
  const reachedByLocalhost = ['127.0.0.1', '0.0.0.0', '::', 'localhost'].includes(host);
  if (reachedByLocalhost) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
