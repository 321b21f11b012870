import { quotedTexts } from './quotes.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

/**
 * Compares the rows of one document with the specification itself: every line has a row, each row quotes its lines to
 * the letter, and whatever a line gives to the letter is quoted by one of its rows.
 *
 * @param {string} specification
 * @param {readonly Row[]} rows of this document
 * @returns {string[]} what is wrong
 */
export function compareWithSpecification(specification, rows) {
  const lines = specification.split('\n');
  const document = rows[0]?.document ?? 'the checklist';
  const missing = statementsOf(lines).flatMap(({ number, text }) => {
    const own = rows.filter((row) => row.lines.includes(number));
    if (own.length === 0) return [`${document}: line ${number} has no row: ${text}`];
    const quoted = new Set(own.flatMap((row) => quotedTexts(row.statement)));
    return quotedTexts(text)
      .filter((wanted) => !quoted.has(wanted))
      .map((wanted) => `${document}: no row about line ${number} quotes '${wanted}'.`);
  });
  const wrong = rows.flatMap((row) => {
    const said = row.lines.map((number) => lines[number - 1] ?? '').join('\n');
    return quotedTexts(row.statement)
      .filter((text) => !said.includes(text))
      .map((text) => `${whereIs(row)}: '${text}' is not what the specification says there.`);
  });
  return [...missing, ...wrong];
}

/** @param {Row} row */
export function whereIs(row) {
  return `docs/spec-coverage/${row.document}.md:${row.at}`;
}

/**
 * All lines that say something: no headings, and no heads of tables.
 *
 * @param {readonly string[]} lines
 */
function statementsOf(lines) {
  return lines
    .map((text, index) => ({ number: index + 1, text, next: lines[index + 1] ?? '' }))
    .filter(({ text, next }) => !/^(?:#.*|\s*|\|[-|]+)$/.test(text) && !next.startsWith('|-'));
}
