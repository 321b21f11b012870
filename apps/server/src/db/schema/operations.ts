import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What operators look at first when something is wrong: the last errors and the slowest calls, of requests and of jobs. It has no
 * path, no message and nothing that was entered, so that it names nobody. Removed after a week.
 */
export const notedCalls = pgTable(
  'noted_calls',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<'error' | 'slow'>().notNull(),
    requestId: text('request_id'),
    /** The method of a request; 'JOB' for a job. */
    method: text('method').notNull(),
    /** The route with its parameters' names, such as `/api/properties/:id`, or the job's name. */
    route: text('route').notNull(),
    /** Null for a job. */
    status: integer('status'),
    durationMs: integer('duration_ms').notNull(),
    /** The code of the error catalog, and the class of the error behind it. Null for a slow call. */
    error: text('error'),
  },
  (table) => [index('noted_calls_by_kind').on(table.kind, table.at)],
);

/**
 * The secret by which visitors, links and second factors were last known, by its fingerprint: one row. With another one they would lose
 * what they own, so a start refuses it once there is anybody.
 */
export const signingSecret = pgTable('signing_secret', {
  fingerprint: text('fingerprint').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
});
