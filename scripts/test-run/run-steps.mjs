import { availableParallelism } from 'node:os';

/** @typedef {import('./steps.mjs').TestStep} TestStep */
/** @typedef {import('./totals.mjs').Outcome} Outcome */
/** @typedef {(step: TestStep, how: { alone: boolean }) => Promise<Outcome>} Run `alone`: nothing runs beside the step */

/**
 * Runs the parts of `npm test` in their order. Neighbors that run side by side do, as many at once as there are cores.
 *
 * @param {readonly TestStep[]} steps
 * @param {Run} run
 * @returns {Promise<Outcome[]>}
 */
export async function runTestSteps(steps, run) {
  const outcomes = [];
  for (const neighbors of together(steps)) outcomes.push(...(await runAtOnce(neighbors, run)));
  return outcomes;
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
    if (step.sideBySide && last?.at(-1)?.sideBySide === step.sideBySide) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * @param {readonly TestStep[]} steps
 * @param {Run} run
 * @returns {Promise<Outcome[]>}
 */
async function runAtOnce(steps, run) {
  const waiting = [...steps];
  const alone = steps.length === 1;
  /** @type {Outcome[]} */
  const outcomes = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      outcomes.push(await run(step, { alone }));
    }
  };
  const atOnce = Math.max(2, availableParallelism());
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return outcomes;
}
