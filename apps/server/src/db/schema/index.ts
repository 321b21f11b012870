/**
 * The data model, one file per feature. Tables with user data are protected by row-level security, defined in `db/sql`.
 * A test reads the database's catalog and fails on any table that is neither protected nor listed as public with a reason.
 */
export { direction, houseSide, sideSaidAs } from './columns.ts';
export * from './access.ts';
export { coordinatesSource, deletedProperties, properties } from './properties.ts';
export * from './address-facts.ts';
export * from './fire-warnings.ts';
export * from './communities.ts';
export * from './work-days.ts';
export * from './answer-kinds.ts';
export * from './home-visits.ts';
export * from './photos.ts';
export * from './observations.ts';
export * from './analyses.ts';
export * from './corrections.ts';
export * from './plan.ts';
export * from './reports.ts';
export * from './policy-review.ts';
export * from './rate-limits.ts';
export * from './external-services.ts';
export * from './guidance.ts';
export * from './outbox.ts';
export * from './insurer-notices.ts';
export * from './leads.ts';
export * from './accounts.ts';
export * from './operations.ts';
