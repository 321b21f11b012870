import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */

/** Says that work was given up because a signal asked for it. */
export class Interrupted extends Error {
  /** @override */
  name = 'Interrupted';

  /** @param {StopSignal} stopSignal */
  constructor(stopSignal) {
    super(`Interrupted by ${stopSignal}`);
    this.stopSignal = stopSignal;
  }

  /** What a shell reports for a program that a signal ended. */
  get exitCode() {
    return exitCodeOf(this.stopSignal);
  }
}

/** @param {NodeJS.Signals} name */
export function exitCodeOf(name) {
  return 128 + constants.signals[name];
}

const parentCheckMs = 500;

/**
 * Reports every request to stop this command as a signal: those it gets, and the end of the npm that runs
 * it, which passes none on.
 *
 * @returns {{ signal: AbortSignal, onStop: (listener: (name: StopSignal) => void) => void }} `signal` aborts at the
 *   first one, with an `Interrupted` as its reason; `onStop` hears all of them
 */
export function listenForInterruption() {
  const abort = new AbortController();
  /** @type {((name: StopSignal) => void)[]} */
  const listeners = [];
  /** @param {StopSignal} name */
  const stop = (name) => {
    if (!abort.signal.aborted) abort.abort(new Interrupted(name));
    for (const listener of listeners) listener(name);
  };
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => stop(name));
  }
  whenNpmEnds(() => stop('SIGTERM'));
  return { signal: abort.signal, onStop: (listener) => listeners.push(listener) };
}

/**
 * Calls back when the npm that runs us has ended: our parent, or the parent of the shell in between. Does nothing without npm.
 *
 * @param {() => void} onEnd
 */
export function whenNpmEnds(onEnd) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || parentOf(shell) === npm)) return;
    clearInterval(timer);
    onEnd();
  }, parentCheckMs);
  timer.unref();
}

/**
 * The parent of a shell that npm started; undefined where the system doesn't tell or where it isn't a shell, whose own
 * parent may well come and go.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
    return name !== undefined && /^(ba|da|z|k|a)?sh$/.test(name) ? Number(parent) : undefined;
  } catch {
    return undefined;
  }
}
