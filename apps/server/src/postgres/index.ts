export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { reachEmbeddedPostgres } from './reach-embedded-postgres.ts';
export { EmbeddedPostgresError } from './error.ts';
