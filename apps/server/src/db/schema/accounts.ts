import { boolean, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What only the role `dss_accounts` reads: requests and jobs have no right on this schema. */
export const auth = pgSchema('auth');

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = moment('created_at').notNull().defaultNow();
const updatedAt = moment('updated_at').notNull().defaultNow();

/** People with an account. */
export const users = auth.table('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** The language of mail to this person. */
  locale: text('locale').notNull().default('en'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt,
  updatedAt,
});

/** The user that a row belongs to and is deleted with. */
const userId = uuid('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' });

/** A browser or program that is signed in. */
export const sessions = auth.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    /** Begins with the user's id. Worth nothing without the signature that the cookie carries. */
    token: text('token').notNull().unique(),
    userId,
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt,
    updatedAt,
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** How a user proves who they are. We offer only `credential`, a password, which is stored as a hash. */
export const credentials = auth.table(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId,
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt,
    updatedAt,
  },
  (table) => [index('credentials_by_user').on(table.userId)],
);

/** Single-use tokens and codes that were mailed, and what may be used once. `identifier` is a hash. */
export const verifications = auth.table(
  'verifications',
  {
    /** Not always a uuid: of what only one of many may take, the id is a hash, so that only one row can be stored. */
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_expiry').on(table.expiresAt),
  ],
);

/** The second factor of a user: the secret of their authenticator app and their recovery codes, encrypted. */
export const twoFactors = auth.table(
  'two_factors',
  {
    id: uuid('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId,
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** When two-step sign-in was turned on with it; null: before this was noted, or not yet. */
    turnedOnAt: moment('turned_on_at'),
  },
  (table) => [index('two_factors_by_user').on(table.userId)],
);

/** Passkeys: public keys of devices that a user signs in with. */
export const passkeys = auth.table(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId,
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** Keys that sign the tokens of the API; the private ones are encrypted. */
export const signingKeys = auth.table('signing_keys', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt,
  expiresAt: moment('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
});

/** Accounts with an operator's rights, granted by `npm run operator`. */
export const operators = auth.table('operators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt,
});
