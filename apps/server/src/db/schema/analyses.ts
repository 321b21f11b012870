import { analysisReasons } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, updatedAt, modelUse, direction } from './columns.ts';
import { properties, propertyId } from './properties.ts';

export const jobStatus = pgEnum('job_status', ['queued', 'running', 'done', 'failed', 'cancelled']);

export const jobStep = pgEnum('job_step', [
  'queued',
  'observing',
  'merging',
  'scoring',
  'done',
  'failed',
  'cancelled',
]);

export const analysisReason = pgEnum('analysis_reason', analysisReasons);

export const analysisJobs = pgTable(
  'analysis_jobs',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    status: jobStatus('status').notNull().default('queued'),
    step: jobStep('step').notNull().default('queued'),
    reason: analysisReason('reason').notNull().default('requested'),
    /** The validated request: chosen photos, and placements for photos without a stored one. */
    request: jsonb('request').notNull(),
    photosDone: integer('photos_done').notNull().default(0),
    photosTotal: integer('photos_total').notNull().default(0),
    /** Photos whose stored observation the first attempt found; null before it has looked for them. */
    photosKnown: integer('photos_known'),
    attempts: integer('attempts').notNull().default(0),
    errorCode: text('error_code'),
    /** For operators; the public message comes from the catalog. */
    errorDetail: text('error_detail'),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('analysis_jobs_by_property').on(table.propertyId, table.createdAt),
    uniqueIndex('one_unfinished_job_per_property')
      .on(table.propertyId)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** A result. Rows never change. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    /** Unique, so that a retried job can't write its result twice. Null for a re-score. */
    jobId: uuid('job_id').unique(),
    reason: analysisReason('reason').notNull(),
    dssScore: integer('dss_score').notNull(),
    provider: text('provider').notNull(),
    modelName: text('model_name').notNull(),
    schemaVersion: text('schema_version').notNull(),
    weightsVersion: text('weights_version').notNull(),
    /** Hash of all inputs: a recent analysis is reused only if they are the same. */
    inputsHash: text('inputs_hash').notNull(),
    /** The whole result: hazards, coverage_missing, and the explanation of the score. */
    rawJson: jsonb('raw_json').notNull(),
    /** What the list of homes shows, outside of `raw_json`, which is large. Kept by PostgreSQL. */
    band: jsonb('band').generatedAlwaysAs(sql`raw_json -> 'explanation' -> 'band'`),
    provisional: jsonb('provisional').generatedAlwaysAs(
      sql`raw_json -> 'explanation' -> 'provisional'`,
    ),
    range: jsonb('range').generatedAlwaysAs(sql`raw_json -> 'explanation' -> 'range'`),
    confidencePercent: jsonb('confidence_percent').generatedAlwaysAs(
      sql`raw_json -> 'explanation' -> 'confidence_percent'`,
    ),
    exposure: jsonb('exposure').generatedAlwaysAs(sql`raw_json -> 'explanation' -> 'exposure'`),
    /** Model calls that this analysis made; cached observations cost nothing. */
    modelCalls: integer('model_calls').notNull().default(0),
    ...modelUse,
    createdAt,
  },
  (table) => [index('analyses_by_property').on(table.propertyId, table.createdAt, table.id)],
);

/**
 * A scheduled retry of a failed model, by a job of the queue. The row exists as long as another attempt is scheduled: until the
 * model answers, or enough attempts have failed.
 */
export const modelRetries = pgTable('model_retries', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** The request of the analysis in which the model failed. */
  request: jsonb('request').notNull(),
  /** Failed retries so far. */
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
  createdAt,
});

export const hazards = pgTable(
  'hazards',
  {
    id: uuid('id').primaryKey(),
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    propertyId,
    type: text('type').notNull(),
    /** 0-1 */
    confidence: doublePrecision('confidence').notNull(),
    distanceToStructureFt: doublePrecision('distance_to_structure_ft'),
    explanation: text('explanation').notNull(),
    imageId: text('image_id'),
    side: direction('side'),
    area: text('area'),
    box: jsonb('box'),
    /** Points deducted, in hundredths. */
    pointsHundredths: integer('points_hundredths').notNull(),
    /** Position in the result, largest deduction first. */
    position: integer('position').notNull(),
  },
  (table) => [index('hazards_by_analysis').on(table.analysisId, table.position)],
);
