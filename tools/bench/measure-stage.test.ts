import { describe, expect, it } from 'vitest';
import { measureStage } from './measure-stage.ts';

describe('measuring a stage', () => {
  const count = () =>
    measureStage('count', ['a', 'b', 'c'], () => {
      const from = process.cpuUsage().user;
      while (process.cpuUsage().user - from < 20_000);
    });

  it('works on every item in order', async () => {
    const worked: string[] = [];
    const stage = await measureStage('note', ['a', 'b'], (item) => worked.push(item));
    expect(worked).toEqual(['a', 'b']);
    expect(stage.name).toBe('note');
  });

  it('counts the time of busy cores, not the elapsed time', async () => {
    const stage = await measureStage(
      'wait',
      ['a', 'b'],
      () => new Promise((resolve) => setImmediate(resolve)),
    );
    const busy = await count();
    expect(busy.coreMs).toBeGreaterThanOrEqual(20);
    expect(busy.coreMs).toBeGreaterThan(stage.coreMs);
  });

  it('counts the memory in use', async () => {
    expect((await count()).peakBytes).toBeGreaterThan(1024 * 1024);
  });
});
