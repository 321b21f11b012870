import { describe, expect, it } from 'vitest';

import { uncoveredLines } from './specification-coverage.mjs';

const documents = {
  core: { lines: '3, 7-8', needNoTest: [{ lines: '3', reason: 'only explains' }] },
};

/** @param {Record<string, string[]>} tagsByStatus */
function vitestReport(tagsByStatus) {
  return {
    testResults: [
      {
        assertionResults: Object.entries(tagsByStatus).map(([status, tags]) => ({ status, tags })),
      },
    ],
  };
}

/** @param {string} status @param {string[]} tags */
function playwrightReport(status, tags) {
  return {
    suites: [{ specs: [], suites: [{ specs: [{ tags, tests: [{ status }] }], suites: [] }] }],
  };
}

describe('specification lines without a passing test', () => {
  it('are none when tests of both runners cover them together', () => {
    const vitest = vitestReport({ passed: ['spec:core-7', 'slow'] });
    const playwright = playwrightReport('expected', ['spec:core-8']);
    expect(uncoveredLines({ vitest, playwright }, documents)).toEqual([]);
  });

  it.each(['failed', 'skipped'])('include one whose only test %s', (status) => {
    const vitest = vitestReport({ passed: ['spec:core-7'], [status]: ['spec:core-8'] });
    expect(uncoveredLines({ vitest, playwright: {} }, documents)).toEqual([
      'No passing test carries spec:core-8.',
    ]);
  });

  it.each(['unexpected', 'skipped', 'flaky'])('include one whose browser test is %s', (status) => {
    const vitest = vitestReport({ passed: ['spec:core-7'] });
    const playwright = playwrightReport(status, ['spec:core-8']);
    expect(uncoveredLines({ vitest, playwright }, documents)).toEqual([
      'No passing test carries spec:core-8.',
    ]);
  });

  it('are reported with exemptions that are no longer needed', () => {
    const vitest = vitestReport({ passed: ['spec:core-3', 'spec:core-7', 'spec:core-8'] });
    expect(uncoveredLines({ vitest, playwright: {} }, documents)).toEqual([
      'spec:core-3 needs no exemption: a test carries it.',
    ]);
  });

  it('are reported with tags that name no line', () => {
    const vitest = vitestReport({ passed: ['spec:core-7', 'spec:core-8', 'spec:core-99'] });
    expect(uncoveredLines({ vitest, playwright: {} }, documents)).toEqual([
      'spec:core-99 is no line that states something.',
    ]);
  });
});
