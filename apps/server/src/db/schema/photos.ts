import type { AreaId, PhotoEvidence } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, direction, houseSide, sideSaidAs, updatedAt } from './columns.ts';
import { propertyId } from './properties.ts';

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    propertyId,
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
    /** The side of the house and the area that it seems to show, for its owner to confirm. */
    proposedSide: houseSide('proposed_side'),
    proposedArea: text('proposed_area').$type<AreaId>(),
    /** Names who sorted it by side last; null: nobody has. */
    sortedBy: text('sorted_by'),
    uploadAction: uuid('upload_action'),
    /** When the current signed URLs were first handed out. */
    urlsSignedAt: timestamp('urls_signed_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
    /** Nobody sees it any more from then on; until it is deleted for good, the owner can take that back. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    // A deleted photo's id is free for another one.
    uniqueIndex('images_image_id_within_property')
      .on(table.propertyId, table.imageId)
      .where(sql`deleted_at is null`),
    index('images_by_property').on(table.propertyId, table.createdAt),
  ],
);

export const imagePlacements = pgTable(
  'image_placements',
  {
    id: uuid('id').primaryKey(),
    propertyId,
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
    /** A side of the house turns along when its front turns out to face another way. */
    directionSaidAs: sideSaidAs('direction_said_as').notNull().default('compass'),
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
