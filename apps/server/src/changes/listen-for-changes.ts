import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionLoss } from '../db/index.ts';

/** The channel that `apps/server/src/db/sql/changes.sql` notifies. */
const changesChannel = 'dss_changes';

const ofProperty = { property_id: z.uuid() };
const withSubject = { ...ofProperty, id: z.uuid() };

/** A change announced by the database: its kind and ids. Listeners read the changed data with their own rights. */
const changeSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('photo_added'), ...withSubject }),
  z.object({ what: z.literal('photo_removed'), ...withSubject }),
  z.object({ what: z.literal('placement_changed'), ...withSubject }),
  z.object({ what: z.literal('photo_sorted'), ...withSubject }),
  z.object({ what: z.literal('job_changed'), ...withSubject }),
  z.object({ what: z.literal('analysis_added'), ...withSubject }),
  z.object({ what: z.literal('answers_changed'), ...ofProperty }),
  z.object({ what: z.literal('disputes_changed'), ...ofProperty }),
  z.object({ what: z.literal('plan_changed'), ...ofProperty }),
  z.object({ what: z.literal('address_facts_changed'), ...ofProperty }),
  z.object({ what: z.literal('fire_warnings_changed'), ...ofProperty }),
  z.object({ what: z.literal('insurer_notices_changed'), ...ofProperty }),
  z.object({ what: z.literal('handovers_changed'), ...ofProperty }),
  z.object({ what: z.literal('people_changed'), ...ofProperty }),
  z.object({ what: z.literal('visits_changed'), ...ofProperty }),
  z.object({ what: z.literal('property_changed'), ...ofProperty }),
  /** A right on the property was granted, changed or withdrawn, or the property was deleted. */
  z.object({ what: z.literal('access_changed'), ...ofProperty }),
  /** A visitor was deactivated. */
  z.object({ what: z.literal('actor_changed'), id: z.uuid() }),
]);

export type Change = z.infer<typeof changeSchema>;
/** A change of one property. */
export type PropertyChange = Exclude<Change, { what: 'actor_changed' }>;

/** By which the database knows the connections that listen. */
const listenerName = 'dss_changes';

const reconnectMs = 200;
/** Interval of the connection check, and the time limit for its answer. */
const checkMs = 5000;

export interface ChangeListener {
  /** A change was committed by this or another process. */
  readonly onChange: (change: Change) => void;
  /** Changes may have been missed, so listeners must reload what they depend on. */
  readonly onGap: () => void;
}

/** Changes committed to the database by any process. */
export interface Changes {
  /** @returns a function that removes the listener */
  readonly listen: (listener: ChangeListener) => () => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens on its own connection and reconnects whenever it is lost. Needs a database session: a pooler that shares connections
 * between transactions would drop the notifications.
 * @param connection the application's; listening needs no further right
 * @returns once it listens
 * @throws Error if the first connection fails
 */
export async function listenForChanges(connection: pg.PoolConfig, log: Logger): Promise<Changes> {
  const listeners = new Set<ChangeListener>();
  const closing = new AbortController();
  const notify = (call: (listener: ChangeListener) => void) => {
    for (const listener of listeners) call(listener);
  };

  let current = await connect();
  const listening = keepListening();

  async function connect(): Promise<Session> {
    const client = new pg.Client({
      ...connection,
      application_name: listenerName,
      keepAlive: true,
      connectionTimeoutMillis: checkMs,
      query_timeout: checkMs,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) => {
      if (closing.signal.aborted) return;
      log.warn(connectionLoss(error), 'the connection that listens for changes was lost');
    });
    client.on('notification', ({ payload = '' }) => {
      const change = parseChange(payload);
      if (change === null) log.warn({ payload }, 'an announcement was not understood');
      else notify((listener) => listener.onChange(change));
    });
    try {
      await client.connect();
      await client.query(`listen ${changesChannel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return { client, ended };
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await untilLost(current, closing.signal);
      await current.client.end().catch(() => undefined);
      while (!closing.signal.aborted) {
        await delay(reconnectMs, undefined, { signal: closing.signal }).catch(() => undefined);
        if (closing.signal.aborted) return;
        try {
          current = await connect();
          log.info('listening for changes again');
          notify((listener) => listener.onGap());
          break;
        } catch (error) {
          log.debug(connectionLoss(error), 'changes could not be listened for yet');
        }
      }
    }
  }

  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      closing.abort();
      await current.client.end().catch(() => undefined);
      await listening;
    },
  };
}

/** How many processes of the product use this database right now: each of them listens. */
export async function countListeners(connection: pg.PoolConfig): Promise<number> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where application_name = $1 and datname = current_database()',
      [listenerName],
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

interface Session {
  readonly client: pg.Client;
  readonly ended: Promise<void>;
}

/** Resolves when the connection is lost. A peer that vanished sends nothing, so the connection is checked periodically. */
async function untilLost({ client, ended }: Session, closing: AbortSignal): Promise<void> {
  const over = new AbortController();
  const stop = AbortSignal.any([closing, over.signal]);
  const keepAsking = async () => {
    while (!stop.aborted) {
      await delay(checkMs, undefined, { signal: stop }).catch(() => undefined);
      if (!stop.aborted) await client.query('select 1');
    }
  };
  await Promise.race([ended, keepAsking().catch(() => undefined)]);
  over.abort();
}

function parseChange(payload: string): Change | null {
  try {
    return changeSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
