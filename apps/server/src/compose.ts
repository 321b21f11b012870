import type { Logger } from 'pino';
import type pg from 'pg';
import { createAccounts, startAccountCleanup } from './accounts/accounts.ts';
import { limitAccountMail, type SendAccountMail } from './accounts/account-mail.ts';
import type { PasswordHashing } from './accounts/open-auth.ts';
import type { AddressFactsSource } from './address-facts/address-facts.ts';
import type { createAnalyzer } from './analysis/observe/create-analyzer.ts';
import type { AppDependencies } from './app.ts';
import type { Changes } from './changes/listen-for-changes.ts';
import type { Clock } from './clock/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/index.ts';
import type { ListDeletion } from './deletion/deletion-list.ts';
import { isLocalName, nativeOrigins } from './http/origin.ts';
import { openImagery } from './imagery/open-imagery.ts';
import { limitRecipients } from './mail/limit-recipient.ts';
import { createDecodingQueue } from './photos/decoding-queue.ts';
import { createUploadMemoryBudget } from './photos/upload-memory-budget.ts';
import { createUrlSigner } from './photos/signed-urls.ts';
import { isOperator } from './operations/operators-only.ts';
import { readOperations } from './operations/read-operations.ts';
import type { CallNotes } from './operations/noted-calls.ts';
import type { Readiness } from './operations/readiness.ts';
import type { Places } from './places/places.ts';
import { createRateLimiter } from './rate-limits/rate-limiter.ts';
import { createSharedPhotoSigner } from './sharing/shared-photos.ts';
import { createLinkTokens } from './signed-addresses/link-tokens.ts';
import { createRealtime } from './realtime/realtime.ts';
import type { PhotoStore } from './storage/photo-store.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { NoteCall } from './telemetry/call.ts';
import { createVisitorTokens } from './visitors/tokens.ts';
import { isActorActive } from './visitors/visitor.ts';
import { createPushServices } from './web-push/push-services.ts';

/** What a process has opened before it can answer requests. Tests open a database, a folder and a clock of their own. */
export interface Resources {
  readonly config: Config;
  readonly db: Database;
  /** The application's login, with a session for each connection. */
  readonly session: pg.PoolConfig;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly listDeletion: ListDeletion;
  /** Signs tokens and URLs. */
  readonly secret: Buffer;
  readonly changes: Changes;
  readonly places: Places;
  readonly addressFacts: AddressFactsSource;
  readonly analyzer: Awaited<ReturnType<typeof createAnalyzer>>;
  readonly readiness: Readiness;
  readonly sendAccountMail: SendAccountMail;
  /** Null, as in production: passwords are kept as scrypt hashes. */
  readonly passwords: PasswordHashing | null;
  readonly callNotes: CallNotes;
  /** Null: no token is configured. */
  readonly metrics: Metrics | null;
}

export interface Composition {
  readonly dependencies: AppDependencies;
  /** Cleans up the aerial pictures now, as happens every few minutes anyway. */
  readonly cleanUpImagery: () => Promise<void>;
  /** Stops what runs in the background. Realtime connections are closed apart from it, after the server. */
  readonly stop: () => Promise<void>;
}

/** Builds everything that the API answers with, the same for the product and for tests. */
export function compose(resources: Resources): Composition {
  const { config, db, store, clock, log, secret, changes, places, analyzer, readiness } = resources;
  const { earlierSecrets } = config;
  const { addressFacts, callNotes, listDeletion, metrics } = resources;
  const operators = { db, environment: config, origin: config.origin };
  const { imagery, pictureUrls, imageryAttribution, cleanUp, stop } = openImagery(config.imagery, {
    db,
    store,
    clock,
    secret,
    log,
  });
  const rateLimiter = createRateLimiter(config.rateLimits, secret, clock);
  const mayBeMailed = limitRecipients(db, rateLimiter);
  const sendAccountMail = limitAccountMail(resources.sendAccountMail, mayBeMailed, log);
  const accounts = createAccounts({
    connection: resources.session,
    secret,
    earlierSecrets,
    origin: config.origin,
    secureCookies: config.profile === 'production' || config.origin?.startsWith('https:') === true,
    clock,
    log,
    sendMail: sendAccountMail,
    passwords: resources.passwords,
  });
  const stopAccountCleanup = startAccountCleanup(accounts, log);
  const dependencies: AppDependencies = {
    db,
    accounts,
    sendAccountMail,
    session: resources.session,
    imageModel: imageModelOf(config.ai),
    minAnswerMs: 600,
    store,
    provider: analyzer.provider,
    budget: analyzer.budget,
    withModel: analyzer.withModel,
    mayOverrideModel: (context) => isOperator(context, operators),
    callNotes,
    noteCall: noteEverywhere(callNotes, metrics),
    metrics: metrics && { token: config.telemetry.metricsToken ?? '', read: metrics.read },
    clock,
    log,
    listDeletion,
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
    tokens: createVisitorTokens(secret, earlierSecrets),
    signer: createUrlSigner(secret),
    shareTokens: createLinkTokens(secret, 'share link', earlierSecrets),
    communityTokens: createLinkTokens(secret, 'community invitation', earlierSecrets),
    workDayTokens: createLinkTokens(secret, 'work day', earlierSecrets),
    calendarTokens: createLinkTokens(secret, 'calendar link', earlierSecrets),
    warningTokens: createLinkTokens(secret, 'end of warnings', earlierSecrets),
    reminderTokens: createLinkTokens(secret, 'end of reminders', earlierSecrets),
    watchesWarnings: config.fireWarnings.weatherUrl !== null,
    pushServices:
      config.push === null ? null : createPushServices(config.push, secret, earlierSecrets),
    sharedPhotos: createSharedPhotoSigner(secret),
    places,
    addressFacts,
    imagery,
    pictureUrls,
    imageryAttribution,
    googleMapsApiKey: config.googleMapsApiKey,
    mail: config.mail,
    leads: config.leads,
    dataDir: config.dataDir,
    featuredPropertyId: config.featuredPropertyId,
    readOverview: () => readOverview(resources),
    rateLimiter,
    mayBeMailed,
    uploadMemory: createUploadMemoryBudget(config.uploads.memoryBytes),
    uploadPace: config.uploads.pace,
    decodingQueue: createDecodingQueue(config.uploads.maxWaitMs),
    readiness,
  };
  return {
    dependencies,
    cleanUpImagery: cleanUp,
    stop: async () => {
      await stop();
      await stopAccountCleanup();
      await accounts.close();
    },
  };
}

/** What `/ops` shows, and what the operator's alarms are about. */
async function readOverview({ config, db, clock, analyzer, callNotes }: Resources) {
  // This process has noted more than it has stored.
  await callNotes.flush();
  return readOperations(db, {
    now: clock(),
    project: config.leads.projectName,
    dataDir: config.dataDir,
    inBucket: config.storage !== null,
    backupsFolder: config.backupsFolder,
    provider: analyzer.provider,
    budgetUsd: analyzer.budget?.monthlyUsd ?? null,
    isTaken: {
      mail: config.mail.smtp !== null,
      lead: config.leads.sink !== null,
      score: config.scoreReceiver !== null,
      notification: config.push !== null,
    },
  });
}

/** Only OpenAI's own provider has the specified image model. */
function imageModelOf(ai: Config['ai']): AppDependencies['imageModel'] {
  if (ai?.provider !== 'openai' || ai.apiKey === null) return null;
  return { baseUrl: ai.baseUrl, apiKey: ai.apiKey };
}

/** What is called after every request and job of this process. */
export function noteEverywhere(callNotes: CallNotes, metrics: Metrics | null): NoteCall {
  return (call) => {
    callNotes.note(call);
    metrics?.noteCall(call);
  };
}
