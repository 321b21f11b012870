import { setTimeout as delay } from 'node:timers/promises';
import type { RealtimeMessage } from '@dss/domain';
import type { Logger } from 'pino';
import type { PropertyChange } from '../changes/listen-for-changes.ts';
import type { Actor, Database } from '../db/index.ts';
import { readAccess, type Access } from './access.ts';
import { readEvents } from './read-events.ts';

/** If more changes than this wait for a slow client, one message asks it to reload everything instead. */
const maxPending = 100;
const retryMs = 1000;
/** The longest delay of a Node.js timer. */
const maxTimerMs = 2 ** 31 - 1;

export interface SubscriptionOptions {
  readonly db: Database;
  readonly actor: Actor;
  readonly propertyId: string;
  /** Resolves when the message has been sent. */
  readonly send: (message: RealtimeMessage) => Promise<void>;
  /** The access was withdrawn or expired, or the property was deleted. Called before the client is notified. */
  readonly onEnded: () => void;
  readonly log: Logger;
}

/** A property followed by one connection. */
export interface Subscription {
  readonly note: (change: PropertyChange) => void;
  /** Changes may have been missed: checks access again and asks the client to reload. */
  readonly noteGap: () => void;
  /** Checks access first, then reports the changes noted since creation. */
  readonly start: (access: Access) => void;
  readonly stop: () => void;
}

/**
 * Follows a property with the subscriber's rights: one transaction checks that the actor still sees the property and reads the
 * events to send. Changes that arrive meanwhile are queued, each once.
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
