import { describe, expect, it } from 'vitest';

import { judgeRows } from './judge-rows.mjs';
import { readRows } from './rows.mjs';

const sources = new Map([
  ['app/words.json', 'Get My Score'],
  ['app/limits.ts', 'maxBytes: 10'],
  [
    'app/limits.test.ts',
    `describe('a limit', () => { it('holds', () => {}); it('is %s', () => {}); });`,
  ],
  ['e2e/score.spec.ts', "test('a score is shown', async () => {});"],
]);

const unit = [
  { file: 'app/limits.test.ts', title: 'a limit > holds', passed: true },
  { file: 'app/limits.test.ts', title: 'a limit > is ten', passed: true },
  { file: 'app/limits.test.ts', title: 'a limit > is twenty', passed: true },
];

/**
 * @param {string} text
 * @param {{ unit?: typeof unit, e2e?: typeof unit }} [ran]
 */
function judge(text, ran = { unit }) {
  return judgeRows(readRows('core-flow', text), {
    said: (path) => sources.get(path),
    ran: (file) => (file.startsWith('e2e/') ? ran.e2e : ran.unit),
  });
}

describe('a sound row', () => {
  it('says where its statement lives and what proves it', () => {
    const row = `
- **12.** A button 'Get My Score', and a limit.
  - in \`app/words.json\`, \`app/limits.ts\`
  - test \`app/limits.test.ts\`: \`a limit > holds\`
  - on purpose: it is wider than asked.
`;
    expect(judge(row)).toEqual([]);
  });

  it('names a test without its group, or one for several cases as the source has it', () => {
    const row = `
- **12, 14-16.** A limit.
  - in \`app/limits.ts\`
  - test \`app/limits.test.ts\`: \`holds\`
  - test \`app/limits.test.ts\`: \`a limit > is %s\`
`;
    expect(judge(row)).toEqual([]);
  });

  it('gives a reason instead of a test', () => {
    expect(judge('- **1.** A limit.\n  - in `app/limits.ts`\n  - no test: a name.')).toEqual([]);
    expect(judge("- **1.** Says 'Soon'.\n  - later: accounts are not built.")).toEqual([]);
    expect(judge('- **1.** What it is for.\n  - nothing to build: it explains.')).toEqual([]);
  });

  it('has its tests looked for in their files where their runner did not run', () => {
    const row =
      '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `e2e/score.spec.ts`: `a score is shown`';
    expect(judge(row)).toEqual([]);
  });
});

describe('a broken row is named with its line: it', () => {
  it.each([
    {
      broken: 'quotes a text that none of its files says',
      row: "- **1.** A button 'Get Your Score'.\n  - in `app/words.json`\n  - no test: a word.",
      problem: "none of its files says 'Get Your Score'.",
    },
    {
      broken: 'names a file that is not there',
      row: '- **1.** A limit.\n  - in `app/limit.ts`\n  - no test: a name.',
      problem: 'app/limit.ts does not exist.',
    },
    {
      broken: 'names no file',
      row: '- **1.** A limit.\n  - no test: a name.',
      problem: 'it names no file where this lives.',
    },
    {
      broken: 'names a file of tests that is not there',
      row: '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `app/none.test.ts`: `holds`',
      problem: 'app/none.test.ts does not exist.',
    },
    {
      broken: 'names a test that has another name by now',
      row: '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `app/limits.test.ts`: `a limit > held`',
      problem:
        'no test "a limit > held" ran in app/limits.test.ts. Was it renamed? The closest are ' +
        '"a limit > holds", "a limit > is ten", "a limit > is twenty".',
    },
    {
      broken: 'names a test by half of its name',
      row: '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `app/limits.test.ts`: `hold`',
      problem: 'no test "hold" ran',
    },
    {
      broken: 'names a test that is not in the file of a runner that did not run',
      row: '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `e2e/score.spec.ts`: `a score appears`',
      problem: 'e2e/score.spec.ts has no test or group "a score appears".',
    },
    {
      broken: 'has neither a test nor a reason',
      row: '- **1.** A limit.\n  - in `app/limits.ts`',
      problem: 'it has neither a test nor a reason for having none.',
    },
    {
      broken: 'has a test and a reason for having none',
      row: '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `app/limits.test.ts`: `holds`\n  - no test: why?',
      problem: 'it says why it has no test, and names one.',
    },
    {
      broken: 'is for later and is built',
      row: '- **1.** A limit.\n  - in `app/limits.ts`\n  - later: some of it.',
      problem: 'it is for later, and yet says where it lives.',
    },
    {
      broken: 'says no line of the specification',
      row: '- A limit.\n  - in `app/limits.ts`\n  - no test: a name.',
      problem: 'it says no line of the specification.',
    },
    {
      broken: 'says something that is no detail of a row',
      row: '- **1.** A limit.\n  - in `app/limits.ts`\n  - tested by hand\n  - no test: a name.',
      problem: `"- tested by hand" can't be read.`,
    },
  ])('$broken', ({ row, problem }) => {
    const problems = judge(`\n${row}\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('docs/spec-coverage/core-flow.md:2: ');
    expect(problems[0]).toContain(problem);
  });

  it('names a test that failed or was skipped, in one of its cases', () => {
    const row = '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `app/limits.test.ts`: `is %s`';
    const ran = unit.map((test) => ({ ...test, passed: !test.title.endsWith('twenty') }));
    expect(judge(row, { unit: ran })).toEqual([
      'docs/spec-coverage/core-flow.md:1: "a limit > is twenty" in app/limits.test.ts did not run and pass.',
    ]);
  });

  it('names a file of tests that did not run', () => {
    const row = '- **1.** A limit.\n  - in `app/limits.ts`\n  - test `app/limits.test.ts`: `holds`';
    expect(judge(row, { unit: [] })[0]).toContain('no test of app/limits.test.ts ran.');
  });
});
