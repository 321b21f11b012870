/**
 * The data model, a file for each feature. Tables that hold a user's data are protected by row-level security, written
 * in the migrations; a test reads the database's own catalog and fails on a table that is neither protected nor
 * listed as public with a reason.
 */
export { direction, houseSide, sideSaidAs } from './columns.ts';
export * from './access.ts';
export { coordinatesSource, deletedProperties, properties } from './properties.ts';
export * from './photos.ts';
export * from './observations.ts';
export * from './analyses.ts';
export * from './corrections.ts';
export * from './policy-review.ts';
export * from './rate-limits.ts';
export * from './external-services.ts';
export * from './guidance.ts';
