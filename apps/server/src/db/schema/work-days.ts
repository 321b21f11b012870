import type { HazardTypeId } from '@dss/domain';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { communities } from './communities.ts';

/** Days on which a community's people work together. They name no home. */
export const communityWorkDays = pgTable(
  'community_work_days',
  {
    /** Made by the client. The entry of the hours in the community's year has the same. */
    id: uuid('id').primaryKey(),
    communityId: uuid('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    hazard: text('hazard').$type<HazardTypeId>().notNull(),
    /** Day and times are those of the place. */
    day: date('day', { mode: 'string' }).notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    place: text('place').notNull(),
    tasks: text('tasks').array().notNull(),
    bring: text('bring').array().notNull(),
    cancelled: boolean('cancelled').notNull(),
    /** When and where it was to be before this was changed last, which the page tells. */
    before: jsonb('before'),
    changedAt: timestamp('changed_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('community_work_days_by_day').on(table.communityId, table.day)],
);

/** Who comes to a work day: people, not homes. Nothing else is asked of them, and this is forgotten some time after the day. */
export const workDaySignUps = pgTable(
  'work_day_sign_ups',
  {
    /** Made by the browser that signs up. Only by it can somebody without an account change what they said. */
    id: uuid('id').primaryKey(),
    workDayId: uuid('work_day_id')
      .notNull()
      .references(() => communityWorkDays.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    people: integer('people').notNull(),
    signedUpAt: timestamp('signed_up_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('work_day_sign_ups_by_day').on(table.workDayId, table.signedUpAt)],
);
