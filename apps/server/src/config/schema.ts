import path from 'node:path';
import { z } from 'zod';
import { addressFactsShape, toAddressFactsConfig } from './address-facts.ts';
import { fireWarningsShape, toFireWarningsConfig } from './fire-warnings.ts';
import { aiShape, toAiConfig, toLocalModelsConfig } from './ai.ts';
import { alarmsShape, toAlarmsConfig } from './alarms.ts';
import { imageryShape, toImageryConfig } from './imagery.ts';
import { leadsShape, toLeadsConfig } from './leads.ts';
import { scoreReceiverShape, toScoreReceiver } from './score-receiver.ts';
import { mailShape, toMailConfig } from './mail.ts';
import { placesShape, toPlacesConfig } from './places.ts';
import { pushShape, toPushConfig } from './push.ts';
import { publicServicesShape, toPublicServices } from './public-services.ts';
import { rateLimitsShape, toRateLimits } from './rate-limits.ts';
import { storageShape, toStorageConfig } from './storage.ts';
import { telemetryShape, toTelemetryConfig } from './telemetry.ts';
import { toUploadsConfig, uploadsShape } from './uploads.ts';
import { ConfigError, wholeNumber } from './variables.ts';

/** An origin as browsers write it: lower-case, without a default port. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be the http(s):// address that people open' })
  .transform((address) => new URL(address))
  .refine(({ href, origin: bare }) => href === `${bare}/`, {
    error: 'must end with the host, or its port: the product answers at the root of an address',
  })
  .transform((address) => address.origin);
/** Where a weakness is reported, as a URI: a mailbox becomes `mailto:`. */
const securityContact = z.union(
  [
    z.email().transform((address) => `mailto:${address}`),
    z.url({ protocol: /^https$/ }).transform((page) => new URL(page).href),
  ],
  { error: 'must be an email address or an https:// address' },
);
const signingSecret = z.string().min(32, 'must have at least 32 characters');
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

/** Every variable that the server reads; `.env.example` explains them to operators. */
export const environmentSchema = z.object({
  PROFILE: z.enum(['local', 'production']).default('local'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  ORIGIN: origin.optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  SECURITY_CONTACT: securityContact.optional(),
  NATIVE_APPS: z.enum(['off', 'on']).default('off'),
  FIRST_VIEW: z.enum(['off', 'on']).default('on'),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUPS_FOLDER: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_SESSION_URL: databaseUrl.optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  ...storageShape,
  ...mailShape,
  ...leadsShape,
  ...scoreReceiverShape,
  ...alarmsShape,
  ANONYMOUS_RETENTION_MONTHS: z
    .union([z.literal('off').transform(() => null), wholeNumber(1, 120)], {
      error: 'must be a whole number of months from 1 to 120, or off',
    })
    .default(12),
  SIGNING_SECRET: signingSecret.optional(),
  SIGNING_SECRETS_BEFORE: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(signingSecret))
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  ANALYSIS_CONCURRENCY: wholeNumber(1, 32).default(2),
  CLOCK_OFFSET_SECONDS: wholeNumber(-1_000_000_000, 1_000_000_000).default(0),
  ...aiShape,
  ...publicServicesShape,
  GOOGLE_MAPS_API_KEY: z.string().trim().min(1, 'must not be blank').optional(),
  ...placesShape,
  ...addressFactsShape,
  ...fireWarningsShape,
  ...pushShape,
  ...imageryShape,
  ...rateLimitsShape,
  ...uploadsShape,
  ...telemetryShape,
});

export type Environment = z.infer<typeof environmentSchema>;

/** A PostgreSQL server of the operator's own. */
export interface DatabaseConfig {
  /** The application's login; a pooler may share its connections between transactions. */
  readonly url: string;
  /** The same login with a session for each connection, for what outlives a transaction. */
  readonly sessionUrl: string;
  readonly ownerUrl: string;
  /** Whether prepared statements keep their names, which not every pooler supports. */
  readonly namedStatements: boolean;
}

/** The server's configuration, read and validated once at startup. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/** Checks rules across variables, and sets the defaults that depend on the profile. */
export function toConfig(environment: Environment) {
  const production = environment.PROFILE === 'production';
  if (production && environment.SIGNING_SECRET === undefined) {
    throw new ConfigError('SIGNING_SECRET', 'is required where PROFILE is production');
  }
  if (production && environment.ORIGIN === undefined) {
    throw new ConfigError(
      'ORIGIN',
      'is required where PROFILE is production: the address that people open, to which the links in mails lead',
    );
  }
  if (environment.ROLE !== 'all' && environment.DATABASE_URL === undefined) {
    throw new ConfigError(
      'ROLE',
      'must be all where DATABASE_URL is unset: the embedded database belongs to one process',
    );
  }
  if (production && environment.CLOCK_OFFSET_SECONDS !== 0) {
    throw new ConfigError('CLOCK_OFFSET_SECONDS', 'must be 0 where PROFILE is production');
  }
  return {
    profile: environment.PROFILE,
    /** Whether this process answers requests, works on jobs, or both. */
    role: environment.ROLE,
    port: environment.PORT,
    /** The address to listen on. */
    host: environment.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** The public origin, without a trailing slash; null: the origin of each request. */
    origin: environment.ORIGIN ?? null,
    /** Where people ask questions, and for their data to be deleted; null: nowhere, and the legal pages say so. */
    contactEmail: environment.CONTACT_EMAIL ?? null,
    /** Where people report a weakness, as a URI; null: nowhere. */
    securityContact: environment.SECURITY_CONTACT ?? null,
    /** Whether native apps may use the server from their own origins. */
    nativeApps: environment.NATIVE_APPS === 'on',
    /** Whether the server draws the first view of a home's page. */
    firstView: environment.FIRST_VIEW === 'on',
    dataDir: path.resolve(environment.DATA_DIR),
    /** Where backups of this installation are; null: nobody says. */
    backupsFolder:
      environment.BACKUPS_FOLDER === undefined ? null : path.resolve(environment.BACKUPS_FOLDER),
    /** Null: the embedded PostgreSQL under `dataDir`. */
    database: databaseConfig(environment),
    /** Null: photos are in a folder of `dataDir`. */
    storage: toStorageConfig(environment),
    mail: toMailConfig(environment),
    leads: toLeadsConfig(environment),
    /** The operator's own system that is told of new scores; null: none is. */
    scoreReceiver: toScoreReceiver(environment),
    /** Who is told that something has failed for a while. */
    alarms: toAlarmsConfig(environment),
    /** How long homes without an account are kept after their last use; null: for good. */
    retentionMonths: environment.ANONYMOUS_RETENTION_MONTHS,
    /** Null: generated once and kept in `dataDir`. */
    signingSecret: environment.SIGNING_SECRET ?? null,
    /** What was the signing secret before, newest first: what it signed is still read. */
    earlierSecrets: (environment.SIGNING_SECRETS_BEFORE ?? []).map((each) => Buffer.from(each)),
    // Local logs share the terminal with the user, so they are quieter than those of a deployment.
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    analysisConcurrency: environment.ANALYSIS_CONCURRENCY,
    /** Shifts the application's clock, for tests of expiry. */
    clockOffsetMs: environment.CLOCK_OFFSET_SECONDS * 1000,
    /** The AI model that looks at photos; null: the built-in analyzer. */
    ai: toAiConfig(environment),
    /** Who analyzes photos at an openai-compatible address, as the legal pages name it; null: whoever answers there. */
    aiServiceName: environment.AI_SERVICE_NAME ?? null,
    /** Where the start looks for a model on this machine; null: nowhere. */
    localModels: toLocalModelsConfig(environment),
    publicServices: toPublicServices(environment),
    /** The only key that is sent to browsers. */
    googleMapsApiKey: environment.GOOGLE_MAPS_API_KEY ?? null,
    places: toPlacesConfig(environment),
    addressFacts: toAddressFactsConfig(environment),
    fireWarnings: toFireWarningsConfig(environment),
    /** Null: no device is notified. */
    push: toPushConfig(environment),
    imagery: toImageryConfig(environment),
    rateLimits: toRateLimits(environment),
    uploads: toUploadsConfig(environment),
    telemetry: toTelemetryConfig(environment),
    /** The property behind `/shortcuts`; null: the newest of whoever opens it. */
    featuredPropertyId: environment.FEATURED_PROPERTY_ID ?? null,
  };
}

function databaseConfig(environment: Environment): DatabaseConfig | null {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = environment;
  const { DATABASE_SESSION_URL: sessionUrl } = environment;
  if (url === undefined) {
    const other = [ownerUrl && 'DATABASE_OWNER_URL', sessionUrl && 'DATABASE_SESSION_URL'].find(
      Boolean,
    );
    if (other === undefined) return null;
    throw new ConfigError('DATABASE_URL', `is required together with ${other}`);
  }
  if (ownerUrl === undefined) {
    throw new ConfigError(
      'DATABASE_OWNER_URL',
      'is required together with DATABASE_URL: the login that owns the database and runs the migrations',
    );
  }
  if (sessionUrl !== undefined && new URL(sessionUrl).username !== new URL(url).username) {
    throw new ConfigError('DATABASE_SESSION_URL', 'must name the same login as DATABASE_URL');
  }
  return {
    url,
    sessionUrl: sessionUrl ?? url,
    ownerUrl,
    namedStatements: environment.DATABASE_NAMED_STATEMENTS === 'on',
  };
}
