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

/** What a provider saw in one photo, cached by everything that went into the call. Goes with the photo. */
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
    /** Of the reply's shape. */
    schemaVersion: text('schema_version').notNull().default('v0.3'),
    promptVersion: text('prompt_version').notNull().default('none'),
    /** The provider's parsed reply. */
    reply: jsonb('reply').notNull(),
    ...modelUse,
    createdAt,
  },
  (table) => [unique('one_observation_per_key').on(table.photoId, table.cacheKey)],
);

/** What the second pass made of a property's findings, cached by everything that went into the call. */
export const findingComparisons = pgTable(
  'finding_comparisons',
  {
    propertyId,
    cacheKey: text('cache_key').notNull(),
    /** By the ids of the findings and photos that went in. */
    comparison: jsonb('comparison').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.cacheKey] })],
);

/**
 * Every call of a model, also one that failed: what the month has cost. Names no property, so that it outlives
 * them. Swept after thirteen months.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null: a single photo was described. */
    jobId: uuid('job_id'),
    purpose: text('purpose').$type<'observe' | 'merge' | 'sort'>().notNull(),
    provider: text('provider').notNull(),
    modelName: text('model_name').notNull(),
    /** What came of it. */
    outcome: text('outcome').notNull(),
    cachedInputTokens: integer('cached_input_tokens'),
    ...modelUse,
  },
  (table) => [
    index('model_calls_by_time').on(table.at),
    index('model_calls_by_job').on(table.jobId),
  ],
);
