import type { Locale } from '@dss/domain';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { properties } from './properties.ts';

/**
 * Reports that were made, so that a file can be proved genuine. The file itself isn't kept. A row outlives its property and then
 * says nothing about it.
 */
export const reports = pgTable(
  'reports',
  {
    code: text('code').primaryKey(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    locale: text('locale').$type<Locale>().notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Null for those made before pages were counted. */
    pages: integer('pages'),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reports_by_property').on(table.propertyId, table.madeAt)],
);
