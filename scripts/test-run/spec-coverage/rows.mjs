/**
 * One row of the checklist: a statement of the specification, where it lives, and what proves it.
 *
 * @typedef {object} Row
 * @property {string} document `core-flow` or `surrounding-features`
 * @property {number} at its line in the checklist
 * @property {number[]} lines of the specification's document that it is about
 * @property {string} statement
 * @property {string[]} files where it lives
 * @property {NamedTest[]} tests
 * @property {Partial<Record<Reason, string>>} reasons
 * @property {string[]} unread what nobody could read
 */

/** @typedef {{ file: string, title: string }} NamedTest */
/** @typedef {'later' | 'no test' | 'on purpose' | 'nothing to build'} Reason */

/** @type {readonly Reason[]} */
const reasons = ['later', 'no test', 'on purpose', 'nothing to build'];

/**
 * Reads the rows of one part of the checklist.
 *
 *     - **97.** Text is cut to 1000 characters.
 *       - in `packages/domain/src/limits/index.ts`
 *       - test `packages/domain/src/api/property.test.ts`: `keeps at most 1000 characters`
 *
 * @param {string} document
 * @param {string} text
 * @returns {Row[]}
 */
export function readRows(document, text) {
  /** @type {Row[]} */
  const rows = [];
  for (const [index, line] of text.split('\n').entries()) {
    const start = /^- (?:\*\*([\d, -]+)\.\*\* )?(.*)$/.exec(line);
    const row = rows.at(-1);
    if (start !== null) {
      const [, lines = '', statement = ''] = start;
      rows.push({
        document,
        at: index + 1,
        lines: readLines(lines),
        statement: unescaped(statement),
        files: [],
        tests: [],
        reasons: {},
        unread: [],
      });
    } else if (row !== undefined && /^\s+\S/.test(line)) {
      readDetail(row, line.trim());
    }
  }
  return rows;
}

/**
 * @param {Row} row
 * @param {string} detail
 */
function readDetail(row, detail) {
  const test = /^- test `([^`]+)`: `([^`]+)`$/.exec(detail);
  const files = /^- in ((?:`[^`]+`(?:, )?)+)$/.exec(detail);
  const reason = reasons.find((name) => detail.startsWith(`- ${name}: `));
  if (test !== null) row.tests.push({ file: test[1] ?? '', title: test[2] ?? '' });
  else if (files !== null) row.files.push(...(files[1] ?? '').split(', ').map(withoutTicks));
  else if (reason !== undefined) row.reasons[reason] = detail.slice(reason.length + 4);
  else row.unread.push(detail);
}

/** @param {string} list such as `12, 14-16` */
function readLines(list) {
  return list
    .split(', ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first = NaN, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
}

/** @param {string} span */
function withoutTicks(span) {
  return span.slice(1, -1);
}

/** @param {string} text as the formatter escapes it */
function unescaped(text) {
  return text.replaceAll(/\\([\\_*<>[\]#`~])/g, '$1');
}
