export {
  actAsWorker,
  openDatabase,
  takeTurn,
  type Actor,
  type Database,
  type Transaction,
} from './database.ts';
export * as tables from './schema.ts';
export {
  isAccessDenied,
  isMissingReference,
  isUniqueViolation,
  isUnstorableText,
} from './postgres-errors.ts';
