import { createStore } from 'zustand/vanilla';

import type { AnswerDatabase } from './answer-database.ts';
import { inOrder, leftOf, type UnsentAnswer } from './unsent-answer.ts';

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
  readonly unstored: boolean;
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/**
 * The answers of a property that the server doesn't have: those that this tab shows, and those saved in the browser, by this tab, other
 * tabs, and earlier page loads.
 * @param isRemoved whether the property has been deleted, with all of them
 */
export function createAnswerStore(
  propertyId: string,
  database: AnswerDatabase,
  isRemoved: () => boolean,
) {
  const state = createStore<UnsentAnswersState>(() => ({
    restored: false,
    waiting: [],
    refused: new Set<string>(),
    heldUp: false,
    error: null,
    unstored: false,
  }));
  const copies = createCopies(database, () => state.setState({ unstored: true }));
  const listeners = new Map<string, (isSent: boolean) => void>();
  /** Refused ones that were discarded or replaced; the database may still be removing them. */
  const dropped = new Set<string>();

  function show(waiting: readonly UnsentAnswer[]): void {
    state.setState({ waiting: inOrder(waiting) });
    const left = new Set(waiting.map(({ id }) => id));
    for (const [id, tell] of listeners) {
      if (left.has(id)) continue;
      listeners.delete(id);
      tell(!dropped.has(id));
    }
  }

  /** All that waits, with what other tabs and earlier page loads saved, without what another tab has sent. */
  async function gather(): Promise<readonly UnsentAnswer[]> {
    const { waiting: before } = state.getState();
    const kept = await Promise.all(before.map(({ id }) => copies.isKept(id)));
    const stored = await database.ofProperty(propertyId).catch(() => null);
    // Answers that were removed meanwhile were not sent elsewhere.
    if (stored === null || isRemoved()) return before;
    const storedIds = new Set(stored.map(({ id }) => id));
    const sentElsewhere = new Set(before.filter(({ id }, at) => kept[at] && !storedIds.has(id)));
    const left = (answers: readonly UnsentAnswer[]) => {
      const known = new Set(answers.map(({ id }) => id));
      const others = stored.filter(({ id }) => !known.has(id) && !dropped.has(id));
      return [...answers.filter((each) => !sentElsewhere.has(each)), ...others];
    };
    show(left(state.getState().waiting));
    replaceRefused();
    return inOrder(left(before));
  }

  /** A refused answer is no longer sent once another was given to the same question, which it would replace if it arrived. */
  function replaceRefused(): void {
    const { waiting, refused } = state.getState();
    for (const answer of waiting.filter(({ id }) => refused.has(id))) {
      const left = leftOf(answer, waiting);
      if (left === null) drop([answer]);
      else if (left !== answer.said) change({ ...answer, said: left });
    }
  }

  function change(answer: UnsentAnswer): void {
    show(state.getState().waiting.map((each) => (each.id === answer.id ? answer : each)));
    copies.keep(answer);
  }

  function drop(answers: readonly UnsentAnswer[]): void {
    for (const { id } of answers) {
      dropped.add(id);
      void copies.remove(id);
    }
    const { refused, error } = state.getState();
    const left = new Set([...refused].filter((id) => !dropped.has(id)));
    state.setState({ refused: left, error: left.size === 0 ? null : error });
    show(state.getState().waiting.filter(({ id }) => !dropped.has(id)));
  }

  const isToSend = ({ id }: UnsentAnswer) => !dropped.has(id) && !state.getState().refused.has(id);

  return {
    state,
    hasSome: () => state.getState().waiting.length > 0,
    hasSomeToSend: () => state.getState().waiting.some(isToSend),
    toSend: async (): Promise<readonly UnsentAnswer[]> => (await gather()).filter(isToSend),

    /** Shows those of earlier page loads. @returns whether there are any */
    restore: async (): Promise<boolean> => {
      const restored = await database.ofProperty(propertyId).catch(() => []);
      const { waiting } = state.getState();
      const known = new Set(waiting.map(({ id }) => id));
      show([...waiting, ...restored.filter(({ id }) => !known.has(id))]);
      state.setState({ restored: true });
      return restored.length > 0;
    },
    /** Resolves once the server has it: to true; to false if it was refused, and then discarded or replaced. */
    add: (answer: UnsentAnswer): Promise<boolean> => {
      copies.keep(answer);
      const sent = new Promise<boolean>((resolve) => listeners.set(answer.id, resolve));
      show([...state.getState().waiting, answer]);
      replaceRefused();
      return sent;
    },
    /** Removes from this browser what the server has now. */
    forgetSent: async (answers: readonly UnsentAnswer[]): Promise<void> => {
      await Promise.all(answers.map(({ id }) => copies.remove(id)));
    },
    /** No longer shows what the server has now. */
    takeOut: (answers: readonly UnsentAnswer[]) =>
      show(state.getState().waiting.filter((each) => !answers.includes(each))),

    refuse: (answers: readonly UnsentAnswer[], error: unknown) => {
      const refused = new Set([...state.getState().refused, ...answers.map(({ id }) => id)]);
      state.setState({ heldUp: false, error, refused });
    },
    discardRefused: () => {
      const { waiting, refused } = state.getState();
      drop(waiting.filter(({ id }) => refused.has(id)));
    },

    /** Removes all from this browser, but not from this tab, which may restore them. */
    removeAll: async (): Promise<void> => {
      for (const { id } of state.getState().waiting) await copies.remove(id);
    },
    keepAll: () => {
      for (const answer of state.getState().waiting) copies.keep(answer);
    },
  };
}

/** The copies in the browser of this tab's answers. */
function createCopies(database: AnswerDatabase, onUnstored: () => void) {
  const keeping = new Map<string, Promise<boolean>>();
  return {
    keep: (answer: UnsentAnswer): void => {
      const kept = database.keep(answer).then(
        () => true,
        () => false,
      );
      keeping.set(answer.id, kept);
      void kept.then((isKept) => !isKept && onUnstored());
    },
    /** Whether it could be saved, by this tab or before. */
    isKept: async (id: string): Promise<boolean> => (await keeping.get(id)) ?? true,
    remove: async (id: string): Promise<void> => {
      await keeping.get(id);
      await database.remove(id).catch(() => undefined);
      keeping.delete(id);
    },
  };
}
