import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, modelUse } from './columns.ts';
import { images } from './photos.ts';
import { propertyId } from './properties.ts';

/** What a provider saw in one photo, cached by all inputs of the look. Deleted with the photo. */
export const observations = pgTable(
  'observations',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    photoId: uuid('photo_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    cacheKey: text('cache_key').notNull(),
    provider: text('provider').notNull(),
    modelName: text('model_name').notNull(),
    /** Version of the reply's shape. */
    schemaVersion: text('schema_version').notNull().default('v0.3'),
    promptVersion: text('prompt_version').notNull().default('none'),
    /** The provider's parsed reply. */
    reply: jsonb('reply').notNull(),
    ...modelUse,
    createdAt,
  },
  (table) => [unique('one_observation_per_key').on(table.photoId, table.cacheKey)],
);

/** Results of comparing findings or photos of a property, cached by all inputs of the call. */
export const findingComparisons = pgTable(
  'finding_comparisons',
  {
    propertyId,
    cacheKey: text('cache_key').notNull(),
    /** Refers to findings and photos by the ids given to the model. */
    comparison: jsonb('comparison').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.cacheKey] })],
);

/**
 * Every model call, including failed ones, to sum up the month's cost. It has no property id, so that it outlives properties.
 * Removed after thirteen months.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null for a look that isn't part of an analysis. */
    jobId: uuid('job_id'),
    purpose: text('purpose').$type<'observe' | 'merge' | 'sort' | 'after_photo'>().notNull(),
    provider: text('provider').notNull(),
    modelName: text('model_name').notNull(),
    outcome: text('outcome').notNull(),
    cachedInputTokens: integer('cached_input_tokens'),
    ...modelUse,
  },
  (table) => [
    index('model_calls_by_time').on(table.at),
    index('model_calls_by_job').on(table.jobId),
  ],
);
