import { arrayAt, textAt } from './report-values.mjs';
import { specification } from './specification-lines.mjs';

/**
 * What is missing until a passing test carries every line of the specification.
 *
 * @param {{ vitest: unknown, playwright: unknown }} reports the runners' JSON reports
 * @param {typeof specification} [documents]
 * @returns {string[]} a sentence each
 */
export function uncoveredLines({ vitest, playwright }, documents = specification) {
  const tests = [...testsOfVitest(vitest), ...testsOfPlaywright(playwright)];
  const carried = new Set(tests.filter(({ passed }) => passed).flatMap(({ tags }) => tags));
  const required = requiredTags(documents);
  const exempt = exemptTags(documents);
  const known = new Set([...required, ...exempt]);
  return [
    ...required.filter((tag) => !carried.has(tag)).map((tag) => `No passing test carries ${tag}.`),
    ...exempt
      .filter((tag) => carried.has(tag))
      .map((tag) => `${tag} needs no exemption: a test carries it.`),
    ...[...new Set(tests.flatMap(({ tags }) => tags))]
      .filter((tag) => !known.has(tag))
      .map((tag) => `${tag} is no line that states something.`),
  ];
}

/**
 * @param {typeof specification} [documents]
 * @returns {string[]} the tag of each line that a passing test must carry
 */
export function requiredTags(documents = specification) {
  const exempt = new Set(exemptTags(documents));
  return Object.entries(documents)
    .flatMap(([name, { lines }]) => tagsOf(name, lines))
    .filter((tag) => !exempt.has(tag));
}

/** @param {typeof specification} documents */
function exemptTags(documents) {
  return Object.entries(documents).flatMap(([name, { needNoTest }]) =>
    needNoTest.flatMap(({ lines }) => tagsOf(name, lines)),
  );
}

/**
 * @param {string} document
 * @param {string} lines such as `12, 14-16`
 * @returns {string[]}
 */
function tagsOf(document, lines) {
  return lines.split(', ').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number);
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `spec:${document}-${first + index}`,
    );
  });
}

/** @typedef {{ passed: boolean, tags: string[] }} TaggedTest */

/**
 * @param {unknown} report
 * @returns {TaggedTest[]}
 */
function testsOfVitest(report) {
  return arrayAt(report, 'testResults').flatMap((file) =>
    arrayAt(file, 'assertionResults').map((test) => ({
      passed: textAt(test, 'status') === 'passed',
      tags: specificationTags(test),
    })),
  );
}

/**
 * Playwright's report nests groups, and leaves the `@` of a tag out.
 *
 * @param {unknown} suite
 * @returns {TaggedTest[]}
 */
function testsOfPlaywright(suite) {
  const own = arrayAt(suite, 'specs').map((spec) => ({
    passed: arrayAt(spec, 'tests').every((test) => textAt(test, 'status') === 'expected'),
    tags: specificationTags(spec),
  }));
  return [...own, ...arrayAt(suite, 'suites').flatMap(testsOfPlaywright)];
}

/** @param {unknown} test */
function specificationTags(test) {
  return arrayAt(test, 'tags')
    .map((tag) => String(tag).replace(/^@/, ''))
    .filter((tag) => tag.startsWith('spec:'));
}
