import { describe, expect, it } from 'vitest';

import { readRows } from './rows.mjs';
import { compareWithSpecification } from './specification.mjs';

const specification = `# Title

## 1. Section

Says 'Get My Score' and 'Skip'.

| Route | Screen |
|---|---|
| / | Home |
`;

/** @param {string} text */
const compare = (text) => compareWithSpecification(specification, readRows('core-flow', text));

describe('the specification, where it is here', () => {
  it('is covered by rows that quote it, whatever else they say', () => {
    expect(
      compare("- **5.** A button 'Get My Score'.\n- **5.** And 'Skip'.\n- **9.** Home."),
    ).toEqual([]);
  });

  it('tells of a line without a row, headings and heads of tables aside', () => {
    expect(compare("- **5.** 'Get My Score' and 'Skip'.")).toEqual([
      'core-flow: line 9 has no row: | / | Home |',
    ]);
  });

  it('tells of a text that no row about its line quotes', () => {
    expect(compare("- **5.** A button 'Get My Score'.\n- **9.** Home.")).toEqual([
      "core-flow: no row about line 5 quotes 'Skip'.",
    ]);
  });

  it('tells of a text that is quoted otherwise than it is specified', () => {
    expect(compare("- **5.** 'Get my score', 'Get My Score' and 'Skip'.\n- **9.** Home.")).toEqual([
      "docs/spec-coverage/core-flow.md:1: 'Get my score' is not what the specification says there.",
    ]);
  });
});
