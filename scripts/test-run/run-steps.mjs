import { availableParallelism } from 'node:os';

/** @typedef {import('./steps.mjs').TestStep} TestStep */
/** @typedef {import('./totals.mjs').Counts} Counts */

/**
 * Runs the parts of `npm test` in their order. Neighbors that may run side by side do, as many at once as there are cores.
 *
 * @param {readonly TestStep[]} steps
 * @param {(step: TestStep) => Promise<Counts>} run
 * @returns {Promise<Counts[]>}
 */
export async function runTestSteps(steps, run) {
  const counts = [];
  for (const neighbors of together(steps)) counts.push(...(await runAtOnce(neighbors, run)));
  return counts;
}

/**
 * @param {readonly TestStep[]} steps
 * @returns {TestStep[][]}
 */
function together(steps) {
  /** @type {TestStep[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.sideBySide && last?.at(-1)?.sideBySide) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * @param {readonly TestStep[]} steps
 * @param {(step: TestStep) => Promise<Counts>} run
 * @returns {Promise<Counts[]>}
 */
async function runAtOnce(steps, run) {
  const waiting = [...steps];
  /** @type {Counts[]} */
  const counts = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      counts.push(await run(step));
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: availableParallelism() }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return counts;
}
