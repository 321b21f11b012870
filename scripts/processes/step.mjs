import { spawn } from 'node:child_process';

const patienceMs = 5_000;

/**
 * @typedef {object} Step
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} signal
 */

/**
 * Runs a program to its end, collecting what it writes. It gets a process group of its own, so that an interruption
 * ends it with everything it started, npm's shells and workers included.
 *
 * @param {Step & { echo?: boolean }} step `echo`: show the output while it comes, too
 * @returns {Promise<{ code: number, output: string }>} a program ended by a signal, or not found, has code 1
 * @throws the signal's reason when interrupted
 */
export async function captureStep({ program, args, cwd, env = process.env, signal, echo = false }) {
  signal.throwIfAborted();
  const windows = process.platform === 'win32';
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    // npm is a batch file there.
    shell: windows && program.endsWith('.cmd'),
  });
  let output = '';
  const collect = (/** @type {string} */ text) => {
    output += text;
    if (echo) process.stdout.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  /** @type {NodeJS.Timeout | undefined} */
  let sharper;
  const interrupt = () => {
    signalGroup(child, 'SIGTERM');
    sharper = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  };
  signal.addEventListener('abort', interrupt, { once: true });
  try {
    child.once('error', (error) => collect(`${error.message}\n`));
    child.once('exit', (_code, name) => name !== null && collect(`Ended by ${name}.\n`));
    const code = await endOf(child);
    signal.throwIfAborted();
    return { code, output };
  } finally {
    clearTimeout(sharper);
    signal.removeEventListener('abort', interrupt);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program that must succeed.
 *
 * @param {Step & { failure: string }} step `failure`: what to say, before its output, when it doesn't
 */
export async function runStep({ failure, ...step }) {
  const { code, output } = await captureStep(step);
  if (code !== 0) throw stepFailed(failure, output);
}

/**
 * @param {string} failure what to say
 * @param {string} output what the program said
 */
export function stepFailed(failure, output) {
  return new Error(`${failure}:\n\n${output.trim()}\n`);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signalGroup(child, name) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
