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
import { phoneHandovers } from './access.ts';
import { createdAt, direction, houseSide, sideSaidAs, updatedAt } from './columns.ts';
import { homeVisits } from './home-visits.ts';
import { properties, propertyId } from './properties.ts';

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    /** The client's own id. */
    imageId: text('image_id').notNull(),
    /** Object path of the bytes received, with the bucket's name. */
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
    /** SHA-256 of the chosen file, as reported by the client. */
    chosenSha256: text('chosen_sha256'),
    /** SHA-256 of the working copy; part of an observation's cache key. */
    workingSha256: text('working_sha256').notNull(),
    /** Time, place and heading, one column per source. Read by the client in the chosen file. */
    browserEvidence: jsonb('browser_evidence').$type<PhotoEvidence>(),
    /** Read by the client from the device's sensors. */
    deviceEvidence: jsonb('device_evidence').$type<PhotoEvidence>(),
    /** Read by this server in the bytes received. */
    serverEvidence: jsonb('server_evidence').$type<PhotoEvidence>(),
    /** Proposed side of the house and area, for the owner to confirm. */
    proposedSide: houseSide('proposed_side'),
    proposedArea: text('proposed_area').$type<AreaId>(),
    /** Version of the sorter that sorted it last; null if it wasn't sorted. */
    sortedBy: text('sorted_by'),
    uploadAction: uuid('upload_action'),
    /** The handover by which a phone added it; null for the owner's own. Set by a trigger. */
    handoverId: uuid('handover_id').references(() => phoneHandovers.id, { onDelete: 'set null' }),
    /** The visit at which an assessor added it; null for others. Set by a trigger. */
    visitId: uuid('visit_id').references(() => homeVisits.id, { onDelete: 'set null' }),
    /** When the current signed URLs were first issued. */
    urlsSignedAt: timestamp('urls_signed_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
    /** Set when the owner deletes the photo, which hides it. The owner can restore it until it is purged. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    // A new photo may reuse a deleted photo's client id.
    uniqueIndex('images_image_id_within_property')
      .on(table.propertyId, table.imageId)
      .where(sql`deleted_at is null`),
    // In the order in which photos are listed, so that the first one is found without looking at the others.
    index('images_by_property').on(table.propertyId, table.createdAt, table.id),
    index('images_by_handover')
      .on(table.handoverId)
      .where(sql`handover_id is not null`),
    index('images_by_visit')
      .on(table.visitId)
      .where(sql`visit_id is not null`),
  ],
);

/**
 * How many photos homes have, without deleted ones; a home that never had any has no row. Kept by triggers, since counting
 * photos checks the actor's right for each.
 */
export const photoCounts = pgTable('photo_counts', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  photos: integer('photos').notNull(),
});

export const imagePlacements = pgTable(
  'image_placements',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    photoId: uuid('photo_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** The photo's client id, duplicated because the specified rows contain it. */
    imageId: text('image_id').notNull(),
    xRel: doublePrecision('x_rel'),
    yRel: doublePrecision('y_rel'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    caption: text('caption'),
    direction: direction('direction'),
    /** A side named as one of the house rotates when the owner changes the front's facing. */
    directionSaidAs: sideSaidAs('direction_said_as').notNull().default('compass'),
    area: text('area'),
    name: text('name'),
    /** Client id of the photo that it repeats, after what that one shows was removed. No foreign key, like an answer's photo. */
    repeatsImageId: text('repeats_image_id'),
    /** The step of the guidance whose finished work it shows, where no photo from before is there to repeat. */
    workStepId: text('work_step_id'),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('one_placement_per_photo').on(table.photoId),
    index('image_placements_by_property').on(table.propertyId),
  ],
);
