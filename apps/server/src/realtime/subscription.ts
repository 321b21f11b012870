import { setTimeout as delay } from 'node:timers/promises';
import type { RealtimeMessage } from '@dss/domain';
import type { Logger } from 'pino';
import type { PropertyChange } from '../changes/index.ts';
import type { Actor, Database } from '../db/index.ts';
import { readAccess, type Access } from './access.ts';
import { readEvents } from './read-events.ts';

/** More changes than this waiting for one slow reader become one request to ask for everything anew. */
const maxPending = 100;
const retryMs = 1000;
/** The longest that a timer of Node can wait. */
const maxTimerMs = 2 ** 31 - 1;

export interface SubscriptionOptions {
  readonly db: Database;
  readonly actor: Actor;
  readonly propertyId: string;
  /** Resolves when the message has left. */
  readonly send: (message: RealtimeMessage) => Promise<void>;
  /** The access was withdrawn, has expired, or the property is gone; told before the client is. */
  readonly onEnded: () => void;
  readonly log: Logger;
}

/** One property that one connection follows. */
export interface Subscription {
  readonly note: (change: PropertyChange) => void;
  /** Changes may have been missed: the access is asked for again, and the client told to do the same. */
  readonly noteGap: () => void;
  /** Asks for the access first, then tells what was noted since this was made. */
  readonly start: (access: Access) => void;
  readonly stop: () => void;
}

/**
 * Follows a property with its subscriber's rights: before anything is told, one transaction asks whether the actor still
 * sees the property, and reads what is told. Changes that come while it is busy wait, each once.
 */
export function followProperty(options: SubscriptionOptions): Subscription {
  const { db, actor, propertyId, send, onEnded, log } = options;
  const pending = new Map<string, PropertyChange>();
  let gap = false;
  let unchecked = false;
  let busy = true;
  let expiry: NodeJS.Timeout | undefined;
  const stopped = new AbortController();

  const stop = () => {
    stopped.abort();
    clearTimeout(expiry);
  };
  const armExpiry = ({ expiresInMs }: Access) => {
    clearTimeout(expiry);
    if (expiresInMs === null) return;
    expiry = setTimeout(
      () => {
        unchecked = true;
        wake();
      },
      Math.min(expiresInMs, maxTimerMs),
    );
  };
  const hasWork = () => !stopped.signal.aborted && (unchecked || gap || pending.size > 0);

  const sendOnce = async () => {
    const changes = [...pending.values()];
    const missed = gap;
    pending.clear();
    gap = false;
    unchecked = false;
    try {
      const read = await db.asActor(actor, async (transaction) => {
        const access = await readAccess(transaction, propertyId);
        if (access === null) return null;
        return { access, events: await readEvents(transaction, propertyId, changes) };
      });
      if (stopped.signal.aborted) return;
      if (read === null) {
        stop();
        onEnded();
        await send({ type: 'ended', property_id: propertyId });
        return;
      }
      armExpiry(read.access);
      if (missed) await send({ type: 'refetch', property_id: propertyId });
      for (const event of read.events) {
        await send({ type: 'event', property_id: propertyId, event });
      }
    } catch (error) {
      if (stopped.signal.aborted) return;
      log.warn({ err: error, propertyId }, 'what changed could not be read yet');
      gap = true;
      await delay(retryMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const work = async () => {
    while (hasWork()) await sendOnce();
    busy = false;
  };
  const wake = () => {
    if (busy || !hasWork()) return;
    busy = true;
    void work();
  };

  return {
    note: (change) => {
      pending.set(JSON.stringify(change), change);
      if (pending.size > maxPending) {
        pending.clear();
        gap = true;
      }
      wake();
    },
    noteGap: () => {
      gap = true;
      wake();
    },
    start: (access) => {
      armExpiry(access);
      void work();
    },
    stop,
  };
}
