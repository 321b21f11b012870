import { describe, expect, it } from 'vitest';
import { reportText, type Section } from './report.ts';

const order = ['API', 'Score'];
const section = (title: string, measured: string): Section => ({
  title,
  goals: [{ goal: 'fast', measured, isMet: true }],
  details: [],
});
const run = '_today_';
const first = reportText('', [section('API', '1 ms'), section('Score', '2 ms')], order, run);

describe('the report of the benchmarks', () => {
  it('replaces the sections that were measured again', () => {
    const again = reportText(first, [section('API', '3 ms')], order, run);
    expect(again).toBe(first.replace('| 1 ms', '| 3 ms'));
  });

  it('keeps what people wrote below a heading of their own, at its end', () => {
    const written = '## What was tried\n\n### API\n\nMuch.\n';
    const again = reportText(`${first}\n${written}`, [section('Score', '4 ms')], order, run);
    expect(again).toBe(`${first.replace('| 2 ms', '| 4 ms')}\n${written}`);
  });

  it('keeps them also when everything is measured again', () => {
    const written = '## What was tried\n\nMuch.\n';
    const all = [section('API', '1 ms'), section('Score', '2 ms')];
    expect(reportText(`${first}\n${written}`, all, order, run)).toBe(`${first}\n${written}`);
  });
});
