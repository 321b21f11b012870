import { uuid } from 'drizzle-orm/pg-core';
import { properties } from './properties.ts';

/** The property that a row belongs to, and goes with. */
export const propertyId = uuid('property_id')
  .notNull()
  .references(() => properties.id, { onDelete: 'cascade' });
