import type { Box } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { answerAmount, answerSide, answerValue } from './answer-kinds.ts';
import { createdAt, sideSaidAs } from './columns.ts';
import { homeVisits } from './home-visits.ts';
import { propertyId } from './properties.ts';

export const disputeKind = pgEnum('dispute_kind', ['not_there', 'already_fixed', 'not_mine']);

export const disputeWhose = pgEnum('dispute_whose', ['neighbor', 'landlord_or_association']);

/** The owner's answers: one per question, and per side or for the whole house, with its date. */
export const ownerAnswers = pgTable(
  'owner_answers',
  {
    propertyId,
    questionId: text('question_id').notNull(),
    side: answerSide('side').notNull(),
    /** A side named as one of the house rotates when the owner changes the front's facing. */
    sideSaidAs: sideSaidAs('side_said_as').notNull().default('compass'),
    answer: answerValue('answer').notNull(),
    /** How much, how close or how steep; null: the owner didn't say. */
    amount: answerAmount('amount'),
    /** The client id of the photo that shows it, as given. The photo may arrive later, and may be deleted. */
    imageId: text('image_id'),
    /** What the owner marked in that photo. */
    box: jsonb('box').$type<Box>(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
    /** The visit at which an assessor said so; null: the owner did. Set by a trigger. */
    visitId: uuid('visit_id').references(() => homeVisits.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.questionId, table.side] }),
    index('owner_answers_by_visit')
      .on(table.visitId)
      .where(sql`visit_id is not null`),
  ],
);

/** The owner's dispute of a finding. A withdrawn dispute is kept with its date and no longer counts. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    hazardType: text('hazard_type').notNull(),
    /** Row ids of the photos that showed the finding. Newer photos aren't covered. */
    photoIds: uuid('photo_ids').array().notNull(),
    /** Questions whose answers reported the finding. */
    questionIds: text('question_ids').array().notNull(),
    kind: disputeKind('kind').notNull(),
    whose: disputeWhose('whose'),
    reason: text('reason').notNull(),
    createdAt,
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [index('disputes_by_property').on(table.propertyId, table.createdAt)],
);
