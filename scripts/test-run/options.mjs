import { parseArgs } from 'node:util';

const groups = /** @type {const} */ (['checks', 'unit', 'e2e']);

/**
 * Which groups of steps to run: all, or those named by `--only checks|unit|e2e` (repeatable).
 *
 * @param {string[]} args
 * @returns {ReadonlySet<string>}
 */
export function selectedGroups(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } });
  const unknown = values.only?.find((name) => !groups.some((group) => group === name));
  if (unknown !== undefined) {
    throw new Error(`--only takes ${groups.join(', ')}; not "${unknown}".`);
  }
  return new Set(values.only ?? groups);
}
