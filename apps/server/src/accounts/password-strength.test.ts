import { errorCatalog } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { createPasswordJudge, passwordWeaknessesOf } from './password-strength.ts';

const program = new URL('testing/slow-judge.worker.ts', import.meta.url);

describe('a password', () => {
  it('is judged by its first 40 characters, because the time to judge grows with the square of its length', async () => {
    const password = `${'a'.repeat(40)}Vk3x-qP9_wLz`;
    expect(await passwordWeaknessesOf({ password, about: [] })).toEqual(['repeats']);
  });

  it('that takes too long to judge is refused, holds nothing up, and is out of the way of the next', async () => {
    const judge = createPasswordJudge(program, { timeLimitMs: 2000 });
    const slow = judge({ password: 'slow', about: [] });
    const next = judge({ password: 'quick', about: [] });
    await expect(slow).rejects.toThrow(errorCatalog.not_ready.message);
    expect(await next).toEqual([]);
  });

  it('is refused for now where too many wait', async () => {
    const judge = createPasswordJudge(program);
    const asked = Array.from({ length: 40 }, () => judge({ password: 'quick', about: [] }));
    const judged = await Promise.allSettled(asked);
    expect(judged.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(judged.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'not_ready' } });
  });
});
