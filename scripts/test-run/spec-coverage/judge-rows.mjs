import { isSaid, plain, quotedTexts } from './quotes.mjs';
import { isTitle } from './ran-tests.mjs';
import { whereIs } from './specification.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').NamedTest} NamedTest */
/** @typedef {import('./ran-tests.mjs').RanTest} RanTest */

/**
 * What the rows are held against.
 *
 * @typedef {object} Evidence
 * @property {(path: string) => string | undefined} said what a file says; undefined where there is none
 * @property {(file: string) => readonly RanTest[] | undefined} ran the tests of the runner that runs this file;
 *   undefined when it was not part of this run
 */

/**
 * @param {readonly Row[]} rows
 * @param {Evidence} evidence
 * @returns {string[]} what is wrong, with the place of the row
 */
export function judgeRows(rows, evidence) {
  return rows.flatMap((row) =>
    [...judgeForm(row), ...judgePlaces(row, evidence), ...judgeTests(row, evidence)].map(
      (problem) => `${whereIs(row)}: ${problem}`,
    ),
  );
}

/**
 * What a row says of its statement.
 *
 * @param {Row} row
 * @returns {'later' | 'nothing to build' | 'without a test' | 'built'}
 */
export function stateOf(row) {
  if (row.reasons.later !== undefined) return 'later';
  if (row.reasons['nothing to build'] !== undefined) return 'nothing to build';
  return row.tests.length === 0 ? 'without a test' : 'built';
}

/** @param {Row} row */
function judgeForm(row) {
  const state = stateOf(row);
  const problems = row.unread.map((detail) => `"${detail}" can't be read.`);
  if (row.lines.length === 0) problems.push('it says no line of the specification.');
  if (state === 'built' || state === 'without a test') {
    if (row.files.length === 0) problems.push('it names no file where this lives.');
    if (row.tests.length === 0 && row.reasons['no test'] === undefined) {
      problems.push('it has neither a test nor a reason for having none.');
    }
  }
  const needless = row.tests.length > 0 && row.reasons['no test'] !== undefined;
  if (needless) problems.push('it says why it has no test, and names one.');
  if (state === 'later' && row.tests.length + row.files.length > 0) {
    problems.push(
      'it is for later, and yet says where it lives. Split what is built from what is not.',
    );
  }
  return problems;
}

/**
 * @param {Row} row
 * @param {Evidence} evidence
 */
function judgePlaces(row, { said }) {
  const missing = row.files
    .filter((path) => said(path) === undefined)
    .map((path) => `${path} does not exist.`);
  if (row.files.length === 0) return missing;
  // What is left out on purpose is named by the reason.
  const leftOut = new Set(quotedTexts(row.reasons['on purpose'] ?? ''));
  const unsaid = quotedTexts(row.statement)
    .filter((text) => !leftOut.has(text))
    .filter((text) => !row.files.some((path) => isSaid(text, said(path) ?? '')))
    .map((text) => `none of its files says '${text}'.`);
  return [...missing, ...unsaid];
}

/**
 * @param {Row} row
 * @param {Evidence} evidence
 */
function judgeTests(row, evidence) {
  return row.tests.flatMap((test) => judgeTest(test, evidence));
}

/**
 * @param {NamedTest} test
 * @param {Evidence} evidence
 * @returns {string[]}
 */
function judgeTest({ file, title }, { said, ran }) {
  const source = said(file);
  if (source === undefined) return [`${file} does not exist.`];
  const all = ran(file);
  if (all === undefined) {
    const absent = title.split(' > ').filter((part) => !source.includes(plain(part)));
    return absent.map((part) => `${file} has no test or group "${part}".`);
  }
  const own = all.filter((test) => test.file === file);
  const named = own.filter((test) => isTitle(title, test.title));
  if (own.length === 0) return [`no test of ${file} ran.`];
  if (named.length === 0) {
    const titles = closest(title, own).map((one) => `"${one}"`);
    return [
      `no test "${title}" ran in ${file}. Was it renamed? The closest are ${titles.join(', ')}.`,
    ];
  }
  return named
    .filter((test) => !test.passed)
    .map((test) => `"${test.title}" in ${file} did not run and pass.`);
}

/**
 * The titles that have the most words of the one that is looked for.
 *
 * @param {string} title
 * @param {readonly RanTest[]} tests
 */
function closest(title, tests) {
  const words = new Set(title.split(' '));
  const shared = (/** @type {RanTest} */ test) =>
    test.title.split(' ').filter((word) => words.has(word)).length;
  return tests
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, 3)
    .map((test) => test.title);
}
