import { stateOf } from './judge-rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

const states = /** @type {const} */ (['built', 'without a test', 'later', 'nothing to build']);

/**
 * Whether the table of `docs/spec-coverage.md` counts what the rows say. Each document has one line of four numbers.
 *
 * @param {string} entry
 * @param {readonly { document: string, rows: readonly Row[] }[]} documents
 * @returns {string[]}
 */
export function countProblems(entry, documents) {
  return documents.flatMap(({ document, rows }) => {
    const counts = states.map((state) => rows.filter((row) => stateOf(row) === state).length);
    const line = entry.split('\n').find((text) => text.includes(`(spec-coverage/${document}.md)`));
    const numbers = [...(line ?? '').matchAll(/\| +(\d+) +(?=\|)/g)].map(([, number]) =>
      Number(number),
    );
    if (JSON.stringify(numbers) === JSON.stringify(counts)) return [];
    const wanted = states.map((state, index) => `${state} ${counts[index]}`).join(', ');
    return [`docs/spec-coverage.md: the counts of ${document} are ${wanted}.`];
  });
}
