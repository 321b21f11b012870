import type { StoreApi } from 'zustand/vanilla';

import { ApiError, isServerUnreachable } from '../../lib/api/api-error.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { createBackOff } from '../../lib/device/outbox/back-off.ts';
import { withLock } from '../../lib/device/storage/with-lock.ts';
import { isoDay } from '../../ui/iso-day.ts';
import type { AnswerDatabase } from './answer-database.ts';
import { createAnswerStore, type UnsentAnswersState } from './answer-store.ts';
import { firstBatch, joined, type Said } from './unsent-answer.ts';

export interface AnswerDelivery {
  readonly id: string;
  /**
   * Resolves once the server has it, however long that takes: to true. To false if the server refused it, and it was discarded or
   * replaced by a later answer.
   */
  readonly sent: Promise<boolean>;
}

/** The answers of one property in this tab, until the server has them. */
export interface UnsentAnswers {
  readonly state: StoreApi<UnsentAnswersState>;
  /** Keeps what was said, then sends it. */
  readonly add: (said: Said) => AnswerDelivery;
  /** Call when the connection or the server is back, or the owner wants to try again. */
  readonly resume: () => void;
  /** Removes those that the server refused. */
  readonly discardRefused: () => void;
  /**
   * Stops sending and removes the answers from this browser, because their property is deleted.
   * @returns a function that restores them and sends them
   */
  readonly removeWithProperty: () => () => void;
}

export interface UnsentAnswersDependencies {
  propertyId: string;
  database: AnswerDatabase;
  /** Saves what was said on a day of this browser's calendar; a repetition changes nothing. @throws ApiError */
  send: (said: Said, day: string) => Promise<void>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

const waits = { firstMs: 5000, longestMs: 60_000 };
/**
 * Keeps each answer in this browser until the server has it, and sends them in the order they were given, those that
 * waited together in one request. A reload, another tab, or a server that is down delays them, but loses none. One that the
 * server refuses waits for its owner, who may say it again, differently, or discard it; all of them do if the property or the
 * visitor is refused.
 */
export function createUnsentAnswers(dependencies: UnsentAnswersDependencies): UnsentAnswers {
  const { propertyId, database, send, isOnline, now } = dependencies;
  let isRemoved = false;
  const store = createAnswerStore(propertyId, database, () => isRemoved);
  const { state } = store;
  const backOff = createBackOff(() => void start());
  let lastSaidAt = 0;
  let sending = false;
  /** Until one of several is refused: which one shows when they are sent one by one. */
  let sendsTogether = true;

  async function start(): Promise<void> {
    if (sending || isRemoved) return;
    if (!isOnline()) {
      state.setState({ heldUp: true, error: null });
      return;
    }
    backOff.stop();
    sending = true;
    try {
      await withLock(`dss-unsent-answers ${propertyId}`, sendAll);
    } catch (error) {
      fail(error);
    } finally {
      sending = false;
    }
    // Something was said after the last look.
    const { refused, heldUp, error } = state.getState();
    const isStopped = heldUp || (error !== null && refused.size === 0);
    if (!isStopped && store.hasSomeToSend()) void start();
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const left = await store.toSend();
      const batch = sendsTogether ? firstBatch(left) : left.slice(0, 1);
      const together = joined(batch);
      if (isRemoved) return;
      if (together === null) {
        // Another tab may have sent them.
        noteProgress();
        return;
      }
      try {
        await send(together, isoDay(batch[0]?.saidAt ?? now()));
      } catch (error) {
        if (!isRefusal(error) || isRemoved) throw error;
        if (!isAboutContent(error)) {
          store.refuse(left, error);
          return;
        }
        sendsTogether = false;
        if (batch.length === 1) store.refuse(batch, error);
        continue;
      }
      await store.forgetSent(batch);
      noteProgress();
      store.takeOut(batch);
    }
  }

  /** Nothing holds up what is left. */
  function noteProgress(): void {
    backOff.startOver();
    state.setState(({ refused, error }) => ({
      heldUp: false,
      error: refused.size === 0 ? null : error,
    }));
  }

  function fail(error: unknown): void {
    // What was on its way went to a deleted property.
    if (isRemoved) return;
    const again = isServerUnreachable(error) || (error instanceof ApiError && error.retryable);
    state.setState({ heldUp: again, error: isOnline() ? error : null });
    if (!again) return;
    backOff.wait(waits, error instanceof ApiError ? error.retryAfterMs : null);
  }

  /** The refused ones, too. */
  function tryAllAgain(): void {
    sendsTogether = true;
    state.setState({ refused: new Set(), heldUp: false, error: null });
  }

  const restoring = store.restore().then((hasRestored) => {
    if (hasRestored) void start();
  });

  return {
    state,
    add: (said) => {
      lastSaidAt = Math.max(now(), lastSaidAt + 1);
      const id = randomUuid();
      const sent = store.add({ id, propertyId, saidAt: lastSaidAt, said });
      void start();
      return { id, sent };
    },
    resume: () => {
      tryAllAgain();
      if (store.hasSome()) void start();
    },
    discardRefused: store.discardRefused,
    removeWithProperty: () => {
      isRemoved = true;
      backOff.stop();
      // Answers from earlier page loads are known only once they have been read.
      const removing = restoring.then(store.removeAll);
      return () => {
        void removing.then(() => {
          isRemoved = false;
          store.keepAll();
          tryAllAgain();
          void start();
        });
      };
    },
  };
}

/** Whether the server will never take it. A reply that isn't the API's may be a proxy's. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.retryable && error.code !== 'unexpected_reply';
}

/** Whether a refusal is about what was said, rather than about the property or the visitor, which other answers share. */
function isAboutContent({ code }: ApiError): boolean {
  return code === 'invalid_request';
}
