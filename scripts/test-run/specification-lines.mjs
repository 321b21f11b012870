/**
 * The lines of the specification's two documents that state something, and those that need no test. A test carries a
 * line by a tag such as `spec:core-120`. `docs/departures.md` says where the product differs on purpose.
 *
 * @typedef {object} SpecificationDocument
 * @property {string} lines every line that states something, as single numbers and spans
 * @property {readonly { lines: string, reason: string }[]} needNoTest
 */

/** @type {Readonly<Record<string, SpecificationDocument>>} */
export const specification = {
  core: {
    lines:
      '3, 7-12, 16, 20-27, 30-31, 34-39, 42, 45-51, 54-60, 63-69, 72-74, 77, 81-95, 99, 101, 103, 105, 107, 109-114, 116, 120-129, 133, 137, 141-159, 161, 165-172, 174, 176, 178, 180, 182, 184, 188-200',
    needNoTest: [{ lines: '137', reason: 'describes the former backend' }],
  },
  surrounding: {
    lines:
      '3, 7, 9-15, 17, 19, 25, 27-48, 50, 53, 56, 59, 62, 64-73, 76, 79, 82-86, 90-103, 107-114, 118-124, 128-131, 136-137, 140-145, 148-152, 155, 158-163, 165, 169-172, 174, 176-181, 183, 185, 187, 191-201',
    needNoTest: [
      { lines: '3', reason: 'says what the document covers' },
      { lines: '201', reason: 'says what needs no rule' },
    ],
  },
};
