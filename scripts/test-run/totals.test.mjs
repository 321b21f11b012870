import { describe, expect, it } from 'vitest';

import {
  countsFromPlaywright,
  countsFromVitest,
  failuresFromPlaywright,
  failuresFromVitest,
} from './reports.mjs';
import { addUp, judge, totalsLine } from './totals.mjs';

describe('the last line', () => {
  it('adds up all runners', () => {
    const total = addUp([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 120, failed: 2, skipped: 3 },
      { passed: 9, failed: 0, skipped: 1 },
    ]);
    expect(totalsLine(total)).toBe('130 passed, 2 failed, 4 skipped');
  });

  it('is all zeros without results', () => {
    expect(totalsLine(addUp([]))).toBe('0 passed, 0 failed, 0 skipped');
  });
});

describe('a runner', () => {
  const good = { passed: 3, failed: 0, skipped: 1 };

  it('is trusted when its report agrees with its exit code', () => {
    expect(judge(good, 0)).toEqual(good);
    expect(judge({ ...good, failed: 2 }, 1)).toEqual({ ...good, failed: 2 });
  });

  it('counts as failed when it crashed after its tests passed', () => {
    expect(judge(good, 1)).toEqual({ ...good, failed: 1 });
  });

  it('counts as failed when it wrote no report or ran no test', () => {
    expect(judge(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(judge({ passed: 0, failed: 0, skipped: 5 }, 0)).toMatchObject({ failed: 1, skipped: 5 });
  });
});

describe("Vitest's report", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
    ],
  };

  it('counts skipped tests', () => {
    expect(countsFromVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that failed to load as a failure', () => {
    const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }];
    expect(countsFromVitest({ ...report, testResults })).toMatchObject({ failed: 2 });
  });

  it('names what failed with the reason', () => {
    const failure = {
      status: 'failed',
      fullName: 'a home is deleted',
      failureMessages: ['\u001B[31mError: 500\u001B[39m\n    at deletion.ts:12'],
    };
    const testResults = [
      { name: '/dss/server/deletion.test.ts', status: 'failed', assertionResults: [{}, failure] },
      {
        name: '/dss/web/map.test.ts',
        status: 'failed',
        message: 'SyntaxError',
        assertionResults: [],
      },
    ];
    expect(failuresFromVitest({ ...report, testResults }, '/dss')).toEqual([
      'server/deletion.test.ts › a home is deleted › Error: 500',
      'web/map.test.ts › the whole file › SyntaxError',
    ]);
  });

  it('is rejected in any other format', () => {
    expect(countsFromVitest({ stats: {} })).toBeUndefined();
    expect(countsFromVitest(undefined)).toBeUndefined();
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };

  it('counts flaky tests as passed', () => {
    expect(countsFromPlaywright({ stats, errors: [] })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
    });
  });

  it('counts an error outside tests as a failure', () => {
    expect(countsFromPlaywright({ stats, errors: [{ message: 'no server' }] })).toMatchObject({
      failed: 2,
    });
  });

  it('names what failed in nested groups with the reason', () => {
    const run = { error: { message: 'Timed out\nin map.spec.ts' } };
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      file: 'map.spec.ts',
      line: 7,
      tests: [{ status, results: [{}, run] }],
    });
    const specs = [spec('is zoomed', 'expected'), spec('is moved', 'unexpected')];
    expect(failuresFromPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual([
      'map.spec.ts:7 › is moved › Timed out',
    ]);
  });

  it('is rejected in any other format', () => {
    expect(countsFromPlaywright({ numPassedTests: 1 })).toBeUndefined();
  });
});
