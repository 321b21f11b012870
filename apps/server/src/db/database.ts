import { DssError } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { currentRequest } from '../telemetry/request-context.ts';
import { traced } from '../telemetry/traced.ts';
import { openPool } from './pool.ts';
import { isConnectionFailure, isSignedOut, isVisitorEnded } from './postgres-errors.ts';

/** The identity behind a request: a visitor's device, an account, or a share link. */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'share_link';
  readonly id: string;
  /** The session by which a user is signed in; absent if the user is known by something else, such as a ticket. */
  readonly session?: string;
  /**
   * Set for an actor that only a token names: each transaction checks that the visitor is still active, or the user still signed
   * in. If not, a visitor's transaction is a stranger's or refused with `visitor_token_invalid`, and a user's is always refused
   * with `session_missing`. Absent: the
   * actor was checked before.
   */
  readonly ifEnded?: 'stranger' | 'refused';
}

/** The queries of one transaction. It can't be nested. */
export type Transaction = Omit<NodePgDatabase, 'transaction' | '$client'>;

/**
 * The database is unreachable, has no free connection, or closed ours. If a commit was in progress, its outcome is unknown;
 * anything else wasn't done and can be retried once the database is back.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('the database is not available', { cause });
  }
}

/** Time limit for connecting, or for waiting until a pooled connection is free. */
const connectionLimitMs = 10_000;

/**
 * The application's access to data. Its login owns no table and can read none: every query runs in a transaction that first
 * assumes a restricted role and sets the actor, and row-level security applies. Every method throws DatabaseUnavailable during
 * an outage.
 */
export interface Database {
  /**
   * Runs `work` with the rights of `actor` (null: a stranger, who sees public tables only).
   * @throws DssError `visitor_token_invalid` or `session_missing` if the actor is refused, see `Actor.ifEnded`
   */
  asActor<Result>(
    actor: Actor | null,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs `work` with a worker's rights on one property. */
  asWorker<Result>(
    propertyId: string,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs `work` with only the right to purge deleted data. */
  asPurge<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs `work` with the rights of operators' pages: figures and states of the whole product, without anybody's data. */
  asOperator<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Resolves if the database responds, however many requests wait for a connection; throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function openDatabase(connection: pg.PoolConfig, log: Logger): Database {
  const limits = { max: 20, connectionTimeoutMillis: connectionLimitMs, pipeline: true };
  const { pool, close } = openPool({ ...limits, ...connection }, (loss) =>
    log.warn(loss, 'a database connection was lost'),
  );

  // One that is never given up, because a busy database may have no other.
  const forPings = openPool({ ...limits, ...connection, max: 1, idleTimeoutMillis: 0 }, (loss) =>
    log.debug(loss, 'a database connection was lost'),
  );

  /** One for each connection, because prepared queries belong to it. */
  const queries = new WeakMap<pg.PoolClient, Transaction>();
  const queriesOf = (client: pg.PoolClient): Transaction => {
    const known = queries.get(client) ?? drizzle(client);
    queries.set(client, known);
    return known;
  };

  /**
   * Not Drizzle's own transaction, because that waits for each statement in turn. These travel together with the first query of
   * `work`: should one of them fail, that query has the login's own rights, which are none, and everything is rolled back. If
   * the visitor turns out to have ended, that query runs as a stranger's, or is refused.
   */
  const inTransaction = <Result>(
    rights: Rights,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    traced(
      {
        name: `transaction ${rights.role}`,
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql' },
      },
      () => untraced(rights, work),
    );

  const untraced = async <Result>(
    rights: Rights,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    let isLost = false;
    const noteLoss = () => {
      isLost = true;
    };
    client.once('error', noteLoss);
    client.once('end', noteLoss);
    const transaction = queriesOf(client);
    try {
      const opening = client.query('begin');
      const taking = client.query(taken(rights));
      const checking = rights.check === undefined ? null : client.query(rights.check);
      const [opened, took, checked, worked] = await Promise.allSettled([
        opening,
        taking,
        checking,
        work(transaction),
      ]);
      for (const step of [opened, took, checked]) if (step.status === 'rejected') throw step.reason;
      if (worked.status === 'rejected') throw worked.reason;
      await client.query('commit');
      return worked.value;
    } catch (error) {
      isLost ||= isConnectionFailure(error);
      if (!isLost) {
        await client.query('rollback').catch((unended: unknown) => {
          isLost = !(unended instanceof pg.DatabaseError) || isConnectionFailure(unended);
        });
      }
      if (isVisitorEnded(error)) throw new DssError('visitor_token_invalid', { cause: error });
      if (isSignedOut(error)) throw new DssError('session_missing', { cause: error });
      throw isLost ? new DatabaseUnavailable(error) : error;
    } finally {
      client.off('error', noteLoss);
      client.off('end', noteLoss);
      client.release(isLost);
    }
  };

  return {
    asActor: (actor, work) => {
      const settings = {
        actor_kind: actor?.kind ?? '',
        actor_id: actor?.id ?? '',
        request_id: currentRequest() ?? '',
      };
      return inTransaction({ role: 'dss_visitor', settings, ...checkOf(actor) }, work);
    },
    asWorker: (propertyId, work) =>
      inTransaction(
        {
          role: 'dss_worker',
          settings: { property_id: propertyId, request_id: currentRequest() ?? '' },
        },
        work,
      ),
    asPurge: (work) => inTransaction({ role: 'dss_purge', settings: {} }, work),
    asOperator: (work) => inTransaction({ role: 'dss_operator', settings: {} }, work),
    ping: async () => {
      try {
        await forPings.pool.query('select');
      } catch (error) {
        throw new DatabaseUnavailable(error);
      }
    },
    close: async () => {
      await Promise.all([close(), forPings.close()]);
    },
  };
}

/** A role, and the settings that its policies read, until the end of a transaction. */
interface Rights {
  readonly role: 'dss_visitor' | 'dss_worker' | 'dss_purge' | 'dss_operator';
  readonly settings: Readonly<Record<string, string>>;
  readonly check?: pg.QueryConfig;
}

/** What makes the transaction a stranger's, or fails, if its actor isn't active any more. */
function checkOf(actor: Actor | null): { readonly check?: pg.QueryConfig } {
  if (actor?.ifEnded === undefined) return {};
  if (actor.kind === 'user') {
    const values = [actor.session ?? null];
    return {
      check: { name: 'refused if signed out', text: 'select app.require_signed_in($1)', values },
    };
  }
  return { check: checks[actor.ifEnded] };
}

const checks: Readonly<Record<NonNullable<Actor['ifEnded']>, pg.QueryConfig>> = {
  stranger: {
    name: 'stranger if ended',
    text: `select set_config('app.actor_kind', '', true), set_config('app.actor_id', '', true)
      where not exists (select from visitors where id = app.actor_id() and ended_at is null)`,
  },
  refused: { name: 'refused if ended', text: 'select app.require_active_visitor()' },
};

function taken({ role, settings }: Rights): pg.QueryConfig {
  const names = ['role', ...Object.keys(settings).map((name) => `app.${name}`)];
  const parts = names.map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  return {
    // The same statement every time, so that each connection parses it once.
    name: `rights of ${role}`,
    text: `select ${parts.join(', ')}`,
    values: [role, ...Object.values(settings)],
  };
}

/**
 * Switches a request's transaction to a worker's rights on one property, so that the request's and the worker's writes commit
 * together. Call it only after checking the actor's rights.
 */
export async function actAsWorker(transaction: Transaction, propertyId: string): Promise<void> {
  await transaction.execute(
    sql`select set_config('role', 'dss_worker', true), set_config('app.property_id', ${propertyId}, true)`,
  );
}

/** Stands for no property where a worker needs rights on data without one: cleanups and model costs. */
export const noProperty = '00000000-0000-0000-0000-000000000000';
