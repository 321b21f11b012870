import type { Facing, HouseSide } from '@dss/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { ApiError, isServerAway } from '../../lib/api/api-error.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { createBackOff, keptRecords } from '../../lib/device/outbox/index.ts';
import { withLock } from '../../lib/device/storage/index.ts';
import { changesLeft, changesToday, type AnswerChange } from './answer-changes.ts';

/** Something the owner said about the home that the server doesn't have yet. */
export interface UnsentAnswer {
  readonly id: string;
  readonly propertyId: string;
  /** When it was said, in milliseconds since 1970. They are sent in this order. */
  readonly saidAt: number;
  readonly said: Said;
}

export type Said =
  | SaidAnswers
  /** All sides of the house that don't exist. */
  | { readonly missingSides: readonly HouseSide[] };

/** How many answers these are: what was said twice of a side, or taken back, is one or none; which sides don't exist is one. */
export function countAnswers(waiting: readonly UnsentAnswer[]): number {
  const about = new Map<string, boolean>();
  for (const { said } of waiting) {
    if ('missingSides' in said) about.set('missing sides', true);
    else
      for (const { question_id: id, side, answer } of said.answers)
        about.set(`${id} ${side}`, answer !== null);
  }
  return [...about.values()].filter(Boolean).length;
}

export interface SaidAnswers {
  readonly answers: readonly AnswerChange[];
  /** Which way the front faced when their sides were named, null if nobody knew; absent if this browser didn't know. */
  readonly facing?: Facing;
}

export interface UnsentAnswersState {
  /** Whether those of earlier page loads are among them. */
  readonly restored: boolean;
  /** In the order they were said. */
  readonly waiting: readonly UnsentAnswer[];
  /** The ids of those that the server won't take, because of what they say, or all if it is because of the property. They don't keep others from being sent. */
  readonly refused: ReadonlySet<string>;
  /** Waiting for the connection or the server; sending goes on by itself. */
  readonly heldUp: boolean;
  /** Why the server doesn't have all of them; null while they are being sent, or there is no connection. */
  readonly error: unknown;
  /** Some of them would be lost if the page were closed, because this browser can't save them. */
  readonly unkept: boolean;
}

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
  /** Saves what was said; a repetition changes nothing. @throws ApiError */
  send: (said: Said) => Promise<void>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

const waits = { firstMs: 5000, longestMs: 60_000 };
/** Fits the server's limit of one request. */
const mostAtOnce = 150;

/**
 * Keeps each answer in this browser until the server has it, and sends them in the order they were given, those that
 * waited together in one request. A reload, another tab, or a server that is down delays them, but loses none. One that the
 * server refuses waits for its owner, who may say it again, differently, or discard it; all of them do if the property or the
 * visitor is refused.
 */
export function createUnsentAnswers(dependencies: UnsentAnswersDependencies): UnsentAnswers {
  const { propertyId, database, send, isOnline, now } = dependencies;
  const state = createStore<UnsentAnswersState>(() => ({
    restored: false,
    waiting: [],
    refused: new Set<string>(),
    heldUp: false,
    error: null,
    unkept: false,
  }));
  const keeping = new Map<string, Promise<boolean>>();
  const sent = new Map<string, (isSent: boolean) => void>();
  let lastSaidAt = 0;
  /** Refused ones that were discarded or replaced; the database may still be removing them. */
  const dropped = new Set<string>();
  let sendsTogether = true;
  let sending = false;
  let isRemoved = false;
  const backOff = createBackOff(() => void start());

  function show(waiting: readonly UnsentAnswer[]): void {
    state.setState({ waiting: inOrder(waiting) });
    const left = new Set(waiting.map(({ id }) => id));
    for (const [id, tell] of sent) {
      if (left.has(id)) continue;
      sent.delete(id);
      tell(!dropped.has(id));
    }
  }

  /** What to send now, from this tab, from other tabs, and from earlier page loads. */
  async function gather(): Promise<readonly UnsentAnswer[]> {
    const { waiting: before } = state.getState();
    const kept = await Promise.all(before.map(async ({ id }) => (await keeping.get(id)) ?? true));
    const stored = await database.ofProperty(propertyId).catch(() => null);
    // Answers that were removed meanwhile were not sent elsewhere.
    if (stored === null || isRemoved) return before;
    const storedIds = new Set(stored.map(({ id }) => id));
    const sentElsewhere = new Set(before.filter(({ id }, at) => kept[at] && !storedIds.has(id)));
    const { waiting } = state.getState();
    const left = (answers: readonly UnsentAnswer[]) => {
      const known = new Set(answers.map(({ id }) => id));
      const others = stored.filter(({ id }) => !known.has(id) && !dropped.has(id));
      return [...answers.filter((each) => !sentElsewhere.has(each)), ...others];
    };
    show(left(waiting));
    replaceRefused();
    return inOrder(left(before));
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const left = (await gather()).filter(isToSend);
      const batch = sendsTogether ? firstBatch(left) : left.slice(0, 1);
      const together = joined(batch);
      if (isRemoved) return;
      if (together === null) {
        // Another tab may have sent them.
        noteProgress();
        return;
      }
      try {
        await send(together);
      } catch (error) {
        if (!isRefusal(error) || isRemoved) throw error;
        if (!isAboutContent(error)) {
          refuse(left, error);
          return;
        }
        markRefused(batch, error);
        continue;
      }
      await Promise.all(batch.map(({ id }) => database.remove(id).catch(() => undefined)));
      for (const { id } of batch) keeping.delete(id);
      noteProgress();
      show(state.getState().waiting.filter((each) => !batch.includes(each)));
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

  /** Of several, one was refused: which one shows when they are sent one by one. */
  function markRefused(batch: readonly UnsentAnswer[], error: unknown): void {
    sendsTogether = false;
    if (batch.length === 1) refuse(batch, error);
  }

  function refuse(answers: readonly UnsentAnswer[], error: unknown): void {
    const refused = new Set([...state.getState().refused, ...answers.map(({ id }) => id)]);
    state.setState({ heldUp: false, error, refused });
  }

  /** A refused answer is no longer sent once another was given to the same question, which it would replace if it arrived. */
  function replaceRefused(): void {
    const { waiting, refused } = state.getState();
    for (const answer of waiting.filter(({ id }) => refused.has(id))) {
      const later = waiting.filter(({ saidAt }) => saidAt > answer.saidAt);
      const left = later.reduce<Said | null>(
        (said, other) => said && leftAfter(said, other.said),
        answer.said,
      );
      if (left === null) drop([answer]);
      else if (left !== answer.said) change({ ...answer, said: left });
    }
  }

  function change(answer: UnsentAnswer): void {
    show(state.getState().waiting.map((each) => (each.id === answer.id ? answer : each)));
    keep(answer);
  }

  function drop(answers: readonly UnsentAnswer[]): void {
    for (const { id } of answers) {
      dropped.add(id);
      void Promise.resolve(keeping.get(id)).then(() => database.remove(id).catch(() => undefined));
    }
    const { refused, error } = state.getState();
    const left = new Set([...refused].filter((id) => !dropped.has(id)));
    state.setState({ refused: left, error: left.size === 0 ? null : error });
    show(state.getState().waiting.filter(({ id }) => !dropped.has(id)));
  }

  function isToSend({ id }: UnsentAnswer): boolean {
    return !dropped.has(id) && !state.getState().refused.has(id);
  }

  function tryRefusedAgain(): void {
    state.setState({ refused: new Set() });
    sendsTogether = true;
  }

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
    const { waiting, refused, heldUp, error } = state.getState();
    const isStopped = heldUp || (error !== null && refused.size === 0);
    if (!isStopped && waiting.some(isToSend)) void start();
  }

  function fail(error: unknown): void {
    // What was on its way went to a deleted property.
    if (isRemoved) return;
    const again = isServerAway(error) || (error instanceof ApiError && error.retryable);
    state.setState({ heldUp: again, error: isOnline() ? error : null });
    if (!again) return;
    backOff.wait(waits, error instanceof ApiError ? error.retryAfterMs : null);
  }

  function keep(answer: UnsentAnswer): void {
    const kept = database.keep(answer).then(
      () => true,
      () => false,
    );
    keeping.set(answer.id, kept);
    void kept.then((isKept) => !isKept && state.setState({ unkept: true }));
  }

  const restoring = database
    .ofProperty(propertyId)
    .catch(() => [])
    .then((restored) => {
      const { waiting } = state.getState();
      const known = new Set(waiting.map(({ id }) => id));
      show([...waiting, ...restored.filter(({ id }) => !known.has(id))]);
      state.setState({ restored: true });
      if (restored.length > 0) void start();
    });

  return {
    state,
    add: (said) => {
      lastSaidAt = Math.max(now(), lastSaidAt + 1);
      const answer: UnsentAnswer = { id: randomUuid(), propertyId, saidAt: lastSaidAt, said };
      keep(answer);
      const delivered = new Promise<boolean>((resolve) => sent.set(answer.id, resolve));
      show([...state.getState().waiting, answer]);
      replaceRefused();
      void start();
      return { id: answer.id, sent: delivered };
    },
    resume: () => {
      tryRefusedAgain();
      state.setState({ heldUp: false, error: null });
      if (state.getState().waiting.length > 0) void start();
    },
    discardRefused: () => {
      const { waiting, refused } = state.getState();
      drop(waiting.filter(({ id }) => refused.has(id)));
    },
    removeWithProperty: () => {
      isRemoved = true;
      backOff.stop();
      const removing = restoring.then(async () => {
        for (const { id } of state.getState().waiting) {
          await keeping.get(id);
          await database.remove(id).catch(() => undefined);
        }
      });
      return () => {
        // Answers from earlier page loads are known only once they have been read.
        void removing.then(() => {
          isRemoved = false;
          for (const answer of state.getState().waiting) keep(answer);
          tryRefusedAgain();
          state.setState({ heldUp: false, error: null });
          void start();
        });
      };
    },
  };
}

function inOrder(answers: readonly UnsentAnswer[]): readonly UnsentAnswer[] {
  return [...answers].sort((one, other) => one.saidAt - other.saidAt);
}

/** The first ones that can be sent in one request. */
function firstBatch(all: readonly UnsentAnswer[]): readonly UnsentAnswer[] {
  const [first] = all;
  if (first === undefined) return [];
  if ('missingSides' in first.said) return [first];
  const { facing } = first.said;
  const batch: UnsentAnswer[] = [];
  let count = 0;
  for (const each of all) {
    if ('missingSides' in each.said || each.said.facing !== facing) break;
    count += each.said.answers.length;
    if (batch.length > 0 && count > mostAtOnce) break;
    batch.push(each);
  }
  return batch;
}

function joined(batch: readonly UnsentAnswer[]): Said | null {
  const [first] = batch;
  if (first === undefined || 'missingSides' in first.said) return first?.said ?? null;
  const answers = batch.flatMap(({ said }) => ('answers' in said ? said.answers : []));
  return { ...first.said, answers };
}

/** What is left of something said once something else was said after it; null if nothing, and the same if all. */
function leftAfter(earlier: Said, later: Said): Said | null {
  if ('missingSides' in earlier) return 'missingSides' in later ? null : earlier;
  if ('missingSides' in later) return earlier;
  const { facing } = later;
  const now =
    facing === undefined
      ? earlier
      : { facing, answers: changesToday(earlier.answers, earlier.facing, facing) };
  const answers = changesLeft(now.answers, later.answers);
  if (answers.length === now.answers.length) return earlier;
  return answers.length === 0 ? null : { ...now, answers };
}

/** Whether the server will never take it. A reply that isn't the API's may be a proxy's. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.retryable && error.code !== 'unexpected_reply';
}

/** Whether a refusal is about what was said, rather than about the property or the visitor, which other answers share. */
function isAboutContent({ code }: ApiError): boolean {
  return code === 'invalid_request';
}

/** The answers kept in this browser until the server has them. Shared by all tabs; survives reloads. */
export interface AnswerDatabase {
  /** @throws if the browser has no room or can't save anything */
  keep: (answer: UnsentAnswer) => Promise<void>;
  ofProperty: (propertyId: string) => Promise<readonly UnsentAnswer[]>;
  remove: (id: string) => Promise<void>;
  /** Of all properties. */
  count: () => Promise<number>;
}

/** Opens the database, in IndexedDB, at its first use. */
export function openAnswerDatabase(): AnswerDatabase {
  const storeName = 'answers';
  const { open, ...records } = keptRecords<UnsentAnswer>({
    name: 'dss-unsent-answers',
    storeName,
    keyPath: 'id',
    madeAt: ({ saidAt }) => saidAt,
  });
  return { ...records, count: async () => (await open()).count(storeName) };
}

let counted: AnswerDatabase | null = null;

/** How many answers of all homes this browser has that the server doesn't; 0 if it can't save any. */
export async function countUnsentAnswers(): Promise<number> {
  counted ??= openAnswerDatabase();
  return counted.count().catch(() => 0);
}
