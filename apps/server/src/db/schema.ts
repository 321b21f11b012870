import type { GuidanceStepId, HouseOutline, Locale, Performer, PhotoEvidence } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * The data model in one file. Tables that hold a user's data are protected by row-level security, written in
 * the migrations; a test reads the database's own catalogue and fails on a table that is neither protected nor
 * listed as public with a reason.
 */

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

export const actorKind = pgEnum('actor_kind', ['visitor', 'user', 'share_link']);
export const accessRight = pgEnum('access_right', ['own', 'add_photos', 'view']);
export const direction = pgEnum('direction', ['north', 'east', 'south', 'west']);
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
export const analysisReason = pgEnum('analysis_reason', [
  'requested',
  'rerun',
  'answer',
  'dispute',
  'action_done',
  'weights',
  'inputs_changed',
]);

export const coordinatesSource = pgEnum('coordinates_source', ['picked', 'geocoder', 'owner']);

export const answerValue = pgEnum('answer_value', ['yes', 'no', 'not_sure', 'not_applicable']);
export const answerSide = pgEnum('answer_side', ['house', 'north', 'east', 'south', 'west']);
export const disputeKind = pgEnum('dispute_kind', ['not_there', 'already_fixed', 'not_mine']);
export const disputeWhose = pgEnum('dispute_whose', ['neighbour', 'landlord_or_association']);

/** What calls of a model took; null where it isn't known, or none was made. The cost is an estimate. */
const modelUse = {
  inputTokens: integer('input_tokens'),
  outputTokens: integer('output_tokens'),
  costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
  durationMs: integer('duration_ms'),
};

/** A device without an account. The token it holds is signed and names this row. */
export const visitors = pgTable('visitors', {
  id: uuid('id').primaryKey(),
  createdAt,
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  address: text('address').notNull(),
  addressFormatted: text('address_formatted').notNull(),
  /** As it was typed. Null: made before this was kept, and then `address_formatted` is it or the picked one. */
  typedAddress: text('typed_address'),
  placeId: text('place_id'),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  /** Null beside coordinates: picked, before sources were kept. */
  coordinatesSource: coordinatesSource('coordinates_source'),
  /** The house from above, measured from the pin; null: nobody has outlined it. */
  outline: jsonb('outline').$type<HouseOutline>(),
  createdAt,
});

/** A property that was deleted and whose photos' bytes are still to be removed. */
export const deletedProperties = pgTable('deleted_properties', {
  propertyId: uuid('property_id').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who may do what with a property: accounts, shares and handover add rows here, not policies. */
export const propertyGrants = pgTable(
  'property_grants',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    actorKind: actorKind('actor_kind').notNull(),
    actorId: uuid('actor_id').notNull(),
    right: accessRight('right').notNull(),
    /** Null: until it is withdrawn. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.actorKind, table.actorId, table.right] }),
    index('property_grants_by_actor').on(table.actorKind, table.actorId),
  ],
);

/** Admits one realtime connection of a client without a cookie, once and soon. Only the ticket's hash is kept. */
export const realtimeTickets = pgTable('realtime_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  actorKind: actorKind('actor_kind').notNull(),
  actorId: uuid('actor_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A single-use link that hands a property to the first browser that opens it. Only the token's hash is kept. */
export const claimLinks = pgTable('claim_links', {
  tokenHash: text('token_hash').primaryKey(),
  propertyId: uuid('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  createdAt,
});

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The client's own id. */
    imageId: text('image_id').notNull(),
    /** Object path of the bytes received, with the bucket's prefix. */
    sourceUrl: text('source_url').notNull(),
    workingPath: text('working_path').notNull(),
    thumbnailPath: text('thumbnail_path').notNull(),
    fileName: text('file_name'),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes received, lower-case hex. */
    sha256: text('sha256').notNull(),
    /** SHA-256 of the file that was chosen, as the client read it. */
    chosenSha256: text('chosen_sha256'),
    /** SHA-256 of the working copy: part of an observation's cache key. */
    workingSha256: text('working_sha256').notNull(),
    /** Time, place and heading, each source apart: as the client read them in the chosen file, */
    browserEvidence: jsonb('browser_evidence').$type<PhotoEvidence>(),
    /** as the client read them from its sensors, */
    deviceEvidence: jsonb('device_evidence').$type<PhotoEvidence>(),
    /** as this server read them in the bytes received. */
    serverEvidence: jsonb('server_evidence').$type<PhotoEvidence>(),
    uploadAction: uuid('upload_action'),
    /** When the current signed URLs were first handed out. */
    urlsSignedAt: timestamp('urls_signed_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
  },
  (table) => [
    unique('images_image_id_within_property').on(table.propertyId, table.imageId),
    index('images_by_property').on(table.propertyId, table.createdAt),
  ],
);

export const imagePlacements = pgTable(
  'image_placements',
  {
    id: uuid('id').primaryKey(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** The photo's client id, repeated because the specification's rows carry it. */
    imageId: text('image_id').notNull(),
    xRel: doublePrecision('x_rel'),
    yRel: doublePrecision('y_rel'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    caption: text('caption'),
    direction: direction('direction'),
    area: text('area'),
    name: text('name'),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('one_placement_per_photo').on(table.photoId),
    index('image_placements_by_property').on(table.propertyId),
  ],
);

/** What a provider saw in one photo, cached by everything that went into the call. Goes with the photo. */
export const observations = pgTable(
  'observations',
  {
    id: uuid('id').primaryKey(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
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
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    cacheKey: text('cache_key').notNull(),
    /** By the ids of the findings and photos that went in. */
    comparison: jsonb('comparison').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.cacheKey] })],
);

/**
 * Every call of a model, also one that failed: what the month has cost. Names no property, so that it outlives
 * them.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null: a single photo was described. */
    jobId: uuid('job_id'),
    purpose: text('purpose').$type<'observe' | 'merge'>().notNull(),
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

export const analysisJobs = pgTable(
  'analysis_jobs',
  {
    id: uuid('id').primaryKey(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    status: jobStatus('status').notNull().default('queued'),
    step: jobStep('step').notNull().default('queued'),
    reason: analysisReason('reason').notNull().default('requested'),
    /** The checked request: chosen photos and placements for photos that have none. */
    request: jsonb('request').notNull(),
    photosDone: integer('photos_done').notNull().default(0),
    photosTotal: integer('photos_total').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    errorCode: text('error_code'),
    /** For operators; the public message comes from the catalogue. */
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

/** A result. A row never changes. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** A retried job can't write its result twice. Null for a re-score without a job. */
    jobId: uuid('job_id').unique(),
    reason: analysisReason('reason').notNull(),
    dssScore: integer('dss_score').notNull(),
    provider: text('provider').notNull(),
    modelName: text('model_name').notNull(),
    schemaVersion: text('schema_version').notNull(),
    weightsVersion: text('weights_version').notNull(),
    /** Hash of everything that went in: a recent analysis is reused only while it stays the same. */
    inputsHash: text('inputs_hash').notNull(),
    /** The whole result: hazards, coverage_missing, and how the score came about. */
    rawJson: jsonb('raw_json').notNull(),
    /** Calls of a model that this analysis made; what was seen before costs nothing again. */
    modelCalls: integer('model_calls').notNull().default(0),
    ...modelUse,
    createdAt,
  },
  (table) => [index('analyses_by_property').on(table.propertyId, table.createdAt)],
);

export const hazards = pgTable(
  'hazards',
  {
    id: uuid('id').primaryKey(),
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
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
    /** Position in the result's own order, largest deduction first. */
    position: integer('position').notNull(),
  },
  (table) => [index('hazards_by_analysis').on(table.analysisId, table.position)],
);

/** What the owner told us: one answer to a question, for one side or for the whole house, with its date. */
export const ownerAnswers = pgTable(
  'owner_answers',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    side: answerSide('side').notNull(),
    answer: answerValue('answer').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.questionId, table.side] })],
);

/** The owner's objection to a finding. A withdrawn one stays, with its date, and no longer counts. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    hazardType: text('hazard_type').notNull(),
    /** Row ids of the photos in which it was seen. A newer photo is new evidence and stands. */
    photoIds: uuid('photo_ids').array().notNull(),
    /** The questions whose answers told of it. */
    questionIds: text('question_ids').array().notNull(),
    kind: disputeKind('kind').notNull(),
    whose: disputeWhose('whose'),
    reason: text('reason').notNull(),
    createdAt,
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [index('disputes_by_property').on(table.propertyId, table.createdAt)],
);

/** Somebody's wish to have an insurance policy reviewed: kept for the agency, as typed. */
export const policyReviewRequests = pgTable('policy_review_requests', {
  id: uuid('id').primaryKey(),
  /** On whose page it was asked for; the request outlives it. */
  propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  notes: text('notes'),
  /** The language that it was asked in. */
  locale: text('locale').$type<Locale>().notNull(),
  createdAt,
});

/**
 * What was done lately, by whom or from where: counted against limits and swept when its window is over. Both names
 * are keyed hashes, so that a row tells of nobody.
 */
export const rateEvents = pgTable(
  'rate_events',
  {
    /** Which limit, of whom. */
    bucket: text('bucket').notNull(),
    /** The same event in the same bucket counts once within the window. */
    event: text('event').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    /** When the window is over. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.event] }),
    index('rate_events_by_time').on(table.bucket, table.countedAt),
    index('rate_events_by_expiry').on(table.expiresAt),
  ],
);

/**
 * What address services answered lately. Named by keyed hashes of what was asked, and by nobody who asked.
 */
export const placeAnswers = pgTable(
  'place_answers',
  {
    key: text('key').primaryKey(),
    answer: jsonb('answer').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('place_answers_by_expiry').on(table.expiresAt)],
);

/**
 * Which aerial pictures lie in the photo store, by keyed hashes of where they show; and where there was none a moment ago
 * (no bytes), so that nobody asks again at once.
 */
export const aerialPictures = pgTable(
  'aerial_pictures',
  {
    key: text('key').primaryKey(),
    bytes: integer('bytes').notNull(),
    capturedOn: date('captured_on'),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('aerial_pictures_by_use').on(table.usedAt),
    index('aerial_pictures_by_expiry').on(table.expiresAt),
  ],
);

/** What to do about a hazard type. Public: seeded from the domain's catalogue at every start. */
export const guidance = pgTable('guidance', {
  hazardType: text('hazard_type').primaryKey(),
  title: text('title').notNull(),
  why: text('why').notNull(),
  action: text('action').notNull(),
  estCost: text('est_cost').notNull(),
  time: text('time').notNull(),
  source: text('source').notNull(),
  /** Hazard types that one piece of work removes share their step. */
  stepId: text('step_id').$type<GuidanceStepId>(),
  diyOrPro: text('diy_or_pro').$type<Performer>(),
  costLowUsd: integer('cost_low_usd'),
  costHighUsd: integer('cost_high_usd'),
  hoursLow: doublePrecision('hours_low'),
  hoursHigh: doublePrecision('hours_high'),
  figuresAreEstimates: boolean('figures_are_estimates'),
});
