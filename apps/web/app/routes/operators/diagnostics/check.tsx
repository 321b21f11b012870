import { useCallback, useEffect, useState } from 'react';

import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Elements } from '../../../ui/elements.ts';
import { CheckIcon, InfoIcon, RetryIcon, WarningIcon } from '../../../ui/icons.tsx';
import { messageOf, requestIdOf, slowMs, type Answer } from './calls.ts';
import { words } from './words.ts';

const t = words.common;

/** The outcome of a check. */
export interface Outcome {
  readonly text: string;
  /** What to do about a failure. */
  readonly advice?: string | null;
  readonly details?: readonly { readonly name: string; readonly value: string }[];
  /** The database's code of a refusal. */
  readonly code?: string | null;
  /** Whether it isn't configured here, so that there was nothing to check. */
  readonly isOff?: boolean;
}

/** The state of a check. */
export interface CheckState extends Partial<Outcome> {
  readonly status: 'pending' | 'running' | 'success' | 'off' | 'error';
  readonly tookMs?: number;
}

/** A check found something wrong. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.text);
    this.outcome = outcome;
  }
}

/** An answer that failed: what it says, what to do about it, and its request's id, under which the log says more. */
export function failedBy(
  answer: Answer,
  text = messageOf(answer),
  advice: string | null = null,
): CheckFailed {
  const id = requestIdOf(answer);
  return new CheckFailed({
    text,
    advice,
    ...(id === null ? {} : { details: [{ name: t.requestId, value: id }] }),
  });
}

const pending: CheckState = { status: 'pending' };

/** The states of a page's checks, by name. */
export function useChecks<Name extends string>(names: readonly Name[]) {
  const [states, setStates] = useState<Partial<Record<Name, CheckState>>>({});
  const set = useCallback(
    (name: Name, state: CheckState) => setStates((others) => ({ ...others, [name]: state })),
    [],
  );
  /** Runs one check and shows its state. @returns what it found; null if it failed */
  const run = useCallback(
    async (name: Name, work: () => Promise<Outcome>): Promise<Outcome | null> => {
      const start = performance.now();
      set(name, { status: 'running' });
      try {
        const outcome = await work();
        set(name, { ...endOf(outcome), tookMs: performance.now() - start });
        return outcome;
      } catch (error) {
        const outcome =
          error instanceof CheckFailed
            ? error.outcome
            : { text: error instanceof Error ? error.message : String(error) };
        set(name, { ...outcome, status: 'error', tookMs: performance.now() - start });
        return null;
      }
    },
    [set],
  );
  const reset = useCallback(() => setStates({}), []);
  const of = (name: Name): CheckState => states[name] ?? pending;
  return { of, run, reset, isRunning: names.some((name) => of(name).status === 'running') };
}

/** The state of a check that found nothing wrong. */
export function endOf(outcome: Outcome): CheckState {
  return { ...outcome, status: outcome.isOff === true ? 'off' : 'success' };
}

const looks = {
  pending: { icon: InfoIcon, tint: 'text-ink-soft' },
  running: { icon: RetryIcon, tint: 'text-ink' },
  success: { icon: CheckIcon, tint: 'text-forest' },
  off: { icon: InfoIcon, tint: 'text-ink-soft' },
  error: { icon: WarningIcon, tint: 'text-ember' },
} as const;

const usualWords: Readonly<Record<CheckState['status'], string>> = {
  pending: t.pending,
  running: t.running,
  success: t.success,
  off: t.off,
  error: t.error,
};

/** Shows the state of a check as an icon and a word. */
function StatusBadge({ status, label }: { status: CheckState['status']; label: string }) {
  const { icon: Icon, tint } = looks[status];
  return (
    <span className={classNames('flex shrink-0 items-center gap-1 text-caption font-strong', tint)}>
      <Icon className="size-5" />
      <span>{label}</span>
    </span>
  );
}

/** One check: its name, its state, what it found, how long it took, and what to do. */
export function Check({
  title,
  state,
  statusWords = {},
  children,
}: {
  title: string;
  state: CheckState;
  /** Instead of the usual words. */
  statusWords?: Readonly<Partial<Record<CheckState['status'], string>>>;
  children?: Elements;
}) {
  const { status, text, advice, details = [], tookMs } = state;
  return (
    <Card role="group" aria-label={title} aria-busy={status === 'running'} className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="font-strong">{title}</p>
        <div role="status">
          <StatusBadge status={status} label={statusWords[status] ?? usualWords[status]} />
        </div>
      </div>
      {text !== undefined && <p className="mt-2 wrap-anywhere">{text}</p>}
      {advice !== undefined && advice !== null && (
        <p className="mt-2 text-caption">
          <span className="font-strong">{t.whatToDo}</span> <span>{advice}</span>
        </p>
      )}
      <Facts facts={details} />
      {tookMs !== undefined && (
        <p className="mt-2 text-caption text-ink-soft tabular-nums">{t.took(tookMs)}</p>
      )}
      {children}
    </Card>
  );
}

/** Says that a check is slow, once it is. Rendered while the check runs. */
export function SlowNote() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <p className="mt-2 text-caption">{t.stillRunning}</p>;
}

/** Names with their values. */
export function Facts({
  facts,
}: {
  facts: readonly { readonly name: string; readonly value: string }[];
}) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-caption">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
