export {
  actAsWorker,
  DatabaseUnavailable,
  noProperty,
  openDatabase,
  type Actor,
  type Database,
  type Transaction,
} from './database.ts';
export { surveyDatabase, type DatabaseSurvey } from './survey-database.ts';
export { DatabaseRefused, explainRefusal } from './reach-configured.ts';
export { locateDatabase, reachDatabase, type LocatedDatabase } from './locate.ts';
export {
  DatabaseIsNewer,
  DatabaseIsOlder,
  lastVersionWithEarlierMigrations,
  makeEarlierTables,
  migrateDatabase,
  readMigrationState,
  updateSchema,
  type MigrationState,
} from './migrate.ts';
export {
  isKnownByNobody,
  keepSecret,
  readSecretInUse,
  replaceSecret,
  SecretIsAnother,
} from './secret-in-use.ts';
export { readJournal } from './migrations.ts';
export { copyRowsIn, copyRowsOut } from './copy-rows.ts';
export { listOperators, setOperator, type OperatorOutcome } from './operators.ts';
export { lockProperty } from './lock-property.ts';
export { answersOf, preparedQuery } from './prepared-query.ts';
export { connectionLoss, openPool, type OpenPool } from './pool.ts';
export * as tables from './schema/index.ts';
export type { SendingKind, StoredWarning } from './schema/index.ts';
export {
  isAccessDenied,
  isConnectionFailure,
  isDiskFull,
  isMissingReference,
  isUniqueViolation,
  refusalDetail,
} from './postgres-errors.ts';
export {
  assertMayAdd,
  asOwner,
  assertOwned,
  assertVisible,
  isDeleted,
  isOwned,
} from './visible-property.ts';
export { assertRestrictedLogin } from './roles.ts';
