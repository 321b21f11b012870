import type { AddressFactName, AddressFactValues, FoundFact } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { propertyId } from './properties.ts';

/** What public services know of a property's place, one row for each fact, with the owner's own word beside it. */
export const addressFacts = pgTable(
  'address_facts',
  {
    propertyId,
    fact: text('fact').$type<AddressFactName>().notNull(),
    /** What a service said; null: none was asked. */
    found: jsonb('found').$type<FoundFact<AddressFactName>>(),
    /** The pin for which it was asked. */
    askedLat: doublePrecision('asked_lat'),
    askedLng: doublePrecision('asked_lng'),
    /** The owner's word, which wins; a null value: there is none. Null: they say nothing. */
    ownersWord: jsonb('owners_word').$type<{
      readonly value: AddressFactValues[AddressFactName] | null;
    }>(),
    saidAt: timestamp('said_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.fact] }),
    check(
      'found_somewhere',
      sql`(${table.found} is null) = (${table.askedLat} is null) and (${table.found} is null) = (${table.askedLng} is null)`,
    ),
    check('word_was_said', sql`(${table.ownersWord} is null) = (${table.saidAt} is null)`),
  ],
);
