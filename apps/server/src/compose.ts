import type { Logger } from 'pino';
import type { createAnalyzer } from './analysis/index.ts';
import type { AppDependencies } from './app.ts';
import type { Changes } from './changes/index.ts';
import type { Clock } from './clock/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/index.ts';
import { isLocalName, nativeOrigins } from './http/index.ts';
import { openImagery } from './imagery/index.ts';
import { createDecodingQueue, createUploadMemoryBudget, createUrlSigner } from './photos/index.ts';
import type { Places } from './places/index.ts';
import { createRateLimiter } from './rate-limits/index.ts';
import { createRealtime } from './realtime/index.ts';
import type { PhotoStore } from './storage/index.ts';
import { createVisitorTokens, isActorActive } from './visitors/index.ts';

/** What a process has opened before it can answer requests. Tests open a database, a folder and a clock of their own. */
export interface Resources {
  readonly config: Config;
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** Signs tokens and URLs. */
  readonly secret: Buffer;
  readonly changes: Changes;
  readonly places: Places;
  readonly analyzer: Awaited<ReturnType<typeof createAnalyzer>>;
  /** Rejects while no jobs can be enqueued. */
  readonly pingQueue: () => Promise<void>;
}

export interface Composition {
  readonly dependencies: AppDependencies;
  /** Makes room among the aerial pictures now, as happens every few minutes anyway. */
  readonly sweepImagery: () => Promise<void>;
  /** Ends what runs by itself. Realtime connections are closed apart from it, after the server. */
  readonly stop: () => Promise<void>;
}

/** Builds everything that the API answers with, the same for the product and for tests. */
export function compose(resources: Resources): Composition {
  const { config, db, store, clock, log, secret, changes, places, analyzer, pingQueue } = resources;
  const { imagery, pictureUrls, imageryAttribution, sweep, stop } = openImagery(config.imagery, {
    db,
    store,
    clock,
    secret,
    log,
  });
  const dependencies: AppDependencies = {
    db,
    store,
    provider: analyzer.provider,
    budget: analyzer.budget,
    clock,
    log,
    changes,
    realtime: createRealtime({
      db,
      changes,
      log,
      isActorActive: (actor) => isActorActive(db, actor),
    }),
    origin: config.origin,
    nativeOrigins: config.nativeApps ? nativeOrigins : [],
    environment: config,
    isOurHost: (hostname) =>
      config.profile === 'production' ||
      hostname === config.host ||
      hostname === URL.parse(config.origin ?? '')?.hostname ||
      isLocalName(hostname),
    tokens: createVisitorTokens(secret),
    signer: createUrlSigner(secret),
    places,
    imagery,
    pictureUrls,
    imageryAttribution,
    googleMapsApiKey: config.googleMapsApiKey,
    mail: config.mail,
    dataDir: config.dataDir,
    rateLimiter: createRateLimiter(config.rateLimits, secret, clock),
    uploadMemory: createUploadMemoryBudget(config.uploads.memoryBytes),
    uploadPace: config.uploads.pace,
    decodingQueue: createDecodingQueue(config.uploads.maxWaitMs),
    readiness: {
      database: () => db.ping(),
      storage: () => store.ping(),
      queue: pingQueue,
    },
  };
  return { dependencies, sweepImagery: sweep, stop };
}
