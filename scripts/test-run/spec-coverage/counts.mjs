import { stateOf } from './judge-rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

const states = /** @type {const} */ (['built', 'without a test', 'later', 'nothing to build']);

/**
 * Whether the table of `docs/spec-coverage.md` counts what the rows say. Each document has one line of four numbers, and
 * no line is of a document that isn't there.
 *
 * @param {string} entry
 * @param {readonly { document: string, rows: readonly Row[] }[]} documents
 * @returns {string[]}
 */
export function countProblems(entry, documents) {
  const known = documents.map(({ document }) => document);
  const gone = [...entry.matchAll(/\(spec-coverage\/([^)]+)\.md\)/g)]
    .map(([, document = '']) => document)
    .filter((document) => !known.includes(document))
    .map((document) => `docs/spec-coverage/${document}.md does not exist.`);
  const miscounted = documents.flatMap(({ document, rows }) => {
    const counts = states.map((state) => rows.filter((row) => stateOf(row) === state).length);
    const line = entry.split('\n').find((text) => text.includes(`(spec-coverage/${document}.md)`));
    const numbers = [...(line ?? '').matchAll(/\| +(\d+) +(?=\|)/g)].map(([, number]) =>
      Number(number),
    );
    if (JSON.stringify(numbers) === JSON.stringify(counts)) return [];
    const wanted = states.map((state, index) => `${state} ${counts[index]}`).join(', ');
    return [`docs/spec-coverage.md: the counts of ${document} are ${wanted}.`];
  });
  return [...gone, ...miscounted];
}
