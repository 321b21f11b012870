import { spawn } from 'node:child_process';

import { exitCodeOf } from './interruption.mjs';

// URLs, because Node reads what it is to import as one: in a path, `%` and `#` would mean something else.
const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href;
const stopWithNpm = new URL('./stop-with-npm.mjs', import.meta.url).href;

/**
 * Turns this process into a Node program, which saves the memory of a process that only waits. Returns only where the system or
 * this version of Node (before 22.15) can't; then `startProgram` is the way. Signals reach the program directly, and the preloaded
 * `stop-with-npm.mjs` stops it when the npm that runs it has ended.
 *
 * @param {{ node: string, args: readonly string[], cwd: string }} program
 */
export function becomeProgram({ node, args, cwd }) {
  if (process.execve === undefined || process.platform === 'win32') return;
  process.chdir(cwd);
  process.execve(node, [node, '--import', stopWithNpm, ...args]);
}

/**
 * A long-running program of ours that stops when we are asked to, and also when we are killed.
 *
 * @typedef {object} Program
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<number>} ended its exit code, as a shell would report it
 * @property {(name: import('./interruption.mjs').StopSignal) => void} stop passes a signal on
 */

/**
 * Starts a Node program. It stays in our process group, so a signal that a terminal sends to the group reaches it
 * directly; `stop` goes over a channel to the preloaded `stop-with-parent.mjs`, which lets each signal count once.
 *
 * @param {object} options
 * @param {string} options.node
 * @param {readonly string[]} options.args the script and its arguments
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {'inherit' | 'pipe'} [options.output] where standard output and error go
 * @returns {Program}
 */
export function startProgram({ node, args, cwd, env = process.env, output = 'inherit' }) {
  const child = spawn(node, ['--import', stopWithParent, ...args], {
    cwd,
    env,
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output, 'ipc'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, name) => resolve(name === null ? (code ?? 1) : exitCodeOf(name)));
  });
  return {
    child,
    ended,
    stop(name) {
      if (child.connected) child.send({ stop: name }, () => undefined);
      else child.kill(name);
    },
  };
}
