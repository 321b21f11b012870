import { expect, it } from 'vitest';
import { measureStage } from './measure-stage.ts';

it('measures the time of the core that was busy, not the time that went by, and the memory held', async () => {
  const worked: string[] = [];
  const stage = await measureStage('wait', ['a', 'b'], async (item) => {
    worked.push(item);
    await new Promise((resolve) => setImmediate(resolve));
  });
  const busy = await measureStage('count', ['a', 'b', 'c'], () => {
    const from = process.cpuUsage().user;
    while (process.cpuUsage().user - from < 20_000);
  });
  expect(worked).toEqual(['a', 'b']);
  expect(stage.name).toBe('wait');
  expect(busy.coreMs).toBeGreaterThanOrEqual(20);
  expect(busy.coreMs).toBeGreaterThan(stage.coreMs);
  expect(stage.peakBytes).toBeGreaterThan(1024 * 1024);
});
