import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { countProblems } from './counts.mjs';
import { judgeRows } from './judge-rows.mjs';
import { saidIn } from './quotes.mjs';
import { readRows } from './rows.mjs';
import { readRuns, runOf, silentRuns } from './runs.mjs';
import { compareWithSpecification } from './specification.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

/**
 * Holds the checklist against the files, the runners' reports of this run and, where it is here, the specification.
 *
 * @param {{ root: string, reports: string, ran: ReadonlySet<string> }} run `ran`: which of `unit` and `e2e` this run ran
 * @returns {Promise<{ problems: string[], notes: string[] }>} `notes`: what was not looked at
 */
export async function checkSpecCoverage({ root, reports, ran }) {
  const checklist = join(root, 'docs/spec-coverage');
  const names = (await readdir(checklist)).filter((name) => name.endsWith('.md'));
  const documents = await Promise.all(
    names.map(async (name) => {
      const document = basename(name, '.md');
      return { document, rows: readRows(document, await readFile(join(checklist, name), 'utf8')) };
    }),
  );
  const rows = documents.flatMap((one) => one.rows);
  const said = await readSources(root, rows);
  const runs = await readRuns({ root, reports, ran });
  const problems = judgeRows(rows, {
    said: (path) => said.get(path),
    ran: (file) => runOf(runs, file)?.tests,
  });
  if (rows.length === 0) problems.push('docs/spec-coverage has no rows.');
  const silent = silentRuns(rows, runs);
  const compared = await compareAll(root, documents);
  const entry = await readFile(join(root, 'docs/spec-coverage.md'), 'utf8');
  return {
    problems: [
      ...silent.problems,
      ...problems,
      ...compared.problems,
      ...countProblems(entry, documents),
    ],
    notes: [...compared.notes, ...silent.notes],
  };
}

/**
 * What every file says that a row names, by its path.
 *
 * @param {string} root
 * @param {readonly Row[]} rows
 */
async function readSources(root, rows) {
  const paths = new Set(
    rows.flatMap((row) => [...row.files, ...row.tests.map(({ file }) => file)]),
  );
  const read = await Promise.all(
    [...paths].map(async (path) => {
      const content = await readFile(join(root, path), 'utf8').catch(() => undefined);
      return /** @type {const} */ ([path, content && saidIn(path, content)]);
    }),
  );
  return new Map(read);
}

/**
 * The specification is no part of the repository: it lies beside it, or nowhere.
 *
 * @param {string} root
 * @param {readonly { document: string, rows: Row[] }[]} documents
 */
async function compareAll(root, documents) {
  const problems = [];
  const notes = [];
  for (const { document, rows } of documents) {
    const path = join(root, '../shared/spec', `${document}.md`);
    const specification = await readFile(path, 'utf8').catch(() => undefined);
    if (specification === undefined) {
      notes.push(`Not compared: ${document}.md of the specification is not beside this checkout.`);
    } else {
      problems.push(...compareWithSpecification(specification, rows));
    }
  }
  return { problems, notes };
}
