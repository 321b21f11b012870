import type { CommunityDetails, CommunityEntryKind, ScoreBand } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';
import { images } from './photos.ts';
import { properties, propertyId } from './properties.ts';

/** A neighborhood whose homes are counted together, with who coordinates it. It goes with that account. */
export const communities = pgTable(
  'communities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    streets: text('streets').array().notNull(),
    dwellings: integer('dwellings').notNull(),
    /** Corners, as the coordinator drew them; null if they didn't. */
    boundary: jsonb('boundary').$type<NonNullable<CommunityDetails['boundary']>>(),
    /** The counts that were published last; null before the first. They name no home. */
    figures: jsonb('figures'),
    figuresMadeAt: timestamp('figures_made_at', { withTimezone: true }),
    /** How many owners' homes were counted then, the coordinator's own left out. */
    countedOwners: integer('counted_owners').notNull().default(0),
    /** How many ever were, so that owners who leave and come back make no new counts. */
    mostCountedOwners: integer('most_counted_owners').notNull().default(0),
    createdAt,
  },
  (table) => [
    index('communities_by_user').on(table.userId, table.createdAt),
    check('made_of_figures', sql`(${table.figures} is null) = (${table.figuresMadeAt} is null)`),
  ],
);

/** The community of a home, with all that the home gives to it: nothing else of the home is ever counted. */
export const communityHomes = pgTable(
  'community_homes',
  {
    /** A home is in one community, so that no two of them can be compared to find what one home adds. */
    propertyId: uuid('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    communityId: uuid('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Null without a score, or with too little known to say. */
    band: text('band').$type<ScoreBand>(),
    hazards: text('hazards').array().notNull(),
    /** The days of finished work. */
    workDoneOn: date('work_done_on', { mode: 'string' }).array().notNull(),
    /** What the owner said of that work; null unless they chose to give it. */
    workAmounts: jsonb('work_amounts'),
  },
  (table) => [index('community_homes_by_community').on(table.communityId)],
);

/** A photo that the owner of a home agreed to show in the assessment of its community. It goes as the home leaves, and with the photo. */
export const communityPhotos = pgTable(
  'community_photos',
  {
    /** By which the coordinator asks for it: the photo's own ids would tell which photos are of one home. */
    id: uuid('id').primaryKey(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => communityHomes.propertyId, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .unique()
      .references(() => images.id, { onDelete: 'cascade' }),
    caption: text('caption'),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('community_photos_by_home').on(table.propertyId)],
);

/** Which homes the published counts have, and a hash of what each gave: by it is seen how many are different now. */
export const communityCounted = pgTable(
  'community_counted',
  {
    communityId: uuid('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    propertyId,
    given: text('given').notNull(),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.propertyId] })],
);

/** What the coordinator plans for three years, and when the risk assessment was. It tells of no home. */
export const communityPlans = pgTable('community_plans', {
  communityId: uuid('community_id')
    .primaryKey()
    .references(() => communities.id, { onDelete: 'cascade' }),
  assessedOn: date('assessed_on', { mode: 'string' }),
  plannedOn: date('planned_on', { mode: 'string' }),
  firstYear: integer('first_year').notNull(),
  goals: jsonb('goals').notNull(),
  /** How many times it was saved. */
  revision: integer('revision').notNull().default(1),
});

/** What the coordinator enters for the community's year. It tells of no home: that is in `community_homes` alone. */
export const communityEntries = pgTable(
  'community_entries',
  {
    /** Made by the client, so that what is sent twice is there once. */
    id: uuid('id').notNull(),
    communityId: uuid('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** In the coordinator's calendar. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<CommunityEntryKind>().notNull(),
    hours: numeric('hours', { precision: 9, scale: 2, mode: 'number' }),
    dollars: integer('dollars'),
    cubicYards: numeric('cubic_yards', { precision: 9, scale: 2, mode: 'number' }),
    inKind: text('in_kind'),
    note: text('note'),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.id] }),
    index('community_entries_by_day').on(table.communityId, table.day),
  ],
);
