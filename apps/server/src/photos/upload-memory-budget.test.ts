import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Requester } from '../rate-limits/rate-limiter.ts';
import { createUploadMemoryBudget } from './upload-memory-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const from = (visitor: string, network: string | null): Requester => ({
  actor: { kind: 'visitor', id: visitor },
  network,
});

const busy = expect.objectContaining({ code: 'uploads_busy', retryAfterMs: 5000 });

it('an upload holds no memory before its first byte', () => {
  const budget = createUploadMemoryBudget(40, 10_000);
  for (let opened = 0; opened < 100; opened++) budget.open(from('ann', '1.1.1.1'));

  expect(() => budget.open(from('ann', '1.1.1.1')).grow(10)).not.toThrow();
});

it('one visitor holds at most a quarter, from however many networks', () => {
  const budget = createUploadMemoryBudget(40, 10_000);
  budget.open(from('ann', '1.1.1.1')).grow(6);
  budget.open(from('ann', '2.2.2.2')).grow(4);

  expect(() => budget.open(from('ann', '3.3.3.3')).grow(1)).toThrow(busy);
  expect(() => budget.open(from('bob', '1.1.1.1')).grow(10)).not.toThrow();
});

it('one network holds at most half, for however many visitors', () => {
  const budget = createUploadMemoryBudget(40, 10_000);
  for (const visitor of ['ann', 'bob']) budget.open(from(visitor, '1.1.1.1')).grow(10);

  expect(() => budget.open(from('cid', '1.1.1.1')).grow(1)).toThrow(busy);
  expect(() => budget.open(from('cid', '2.2.2.2')).grow(10)).not.toThrow();
});

it('all uploads together hold no more than the budget', () => {
  const budget = createUploadMemoryBudget(40, 10_000);
  for (const name of ['ann', 'bob', 'cid', 'dan']) budget.open(from(name, name)).grow(10);

  expect(() => budget.open(from('eve', 'eve')).grow(1)).toThrow(busy);
});

it('memory of an upload is free when it has ended', () => {
  const budget = createUploadMemoryBudget(40, 10_000);
  const memory = budget.open(from('ann', null));
  memory.grow(6);
  memory.grow(4);
  expect(() => memory.grow(1)).toThrow(busy);

  memory.release();
  memory.release();

  const next = budget.open(from('ann', null));
  expect(() => next.grow(10)).not.toThrow();
  expect(() => next.grow(1)).toThrow(busy);
});

/** Announces uploads of 6 bytes each, and returns their memories and which of them have had their turn. */
function announce(count: number, requester: Requester) {
  const started: number[] = [];
  const refused: unknown[] = [];
  const budget = createUploadMemoryBudget(40, 10_000);
  const memories = Array.from({ length: count }, (_, index) => {
    const memory = budget.open(requester);
    memory.waitForTurn(6).then(
      () => started.push(index),
      (error: unknown) => refused.push(error),
    );
    return memory;
  });
  return { budget, memories, started, refused };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

it("a visitor's uploads that don't fit together are received in turn", async () => {
  const { memories, started } = announce(3, from('ann', '1.1.1.1'));
  await settle();
  expect(started).toEqual([0]);

  memories[0]?.release();
  await settle();
  expect(started).toEqual([0, 1]);

  memories[1]?.release();
  await settle();
  expect(started).toEqual([0, 1, 2]);
});

it('uploads that are only announced keep no other visitor waiting', async () => {
  const { budget } = announce(30, from('ann', '1.1.1.1'));

  await expect(budget.open(from('bob', '1.1.1.1')).waitForTurn(10)).resolves.toBeUndefined();
});

it('an upload that waits too long for its turn is refused instead of blocking the next', async () => {
  const { memories, started, refused } = announce(3, from('ann', '1.1.1.1'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refused).toEqual([busy, busy]);

  for (const memory of memories) memory.release();
  await settle();
  expect(started).toEqual([0]);
});

it('an upload that is broken off while it waits leaves its turn to the next', async () => {
  const { memories, started, refused } = announce(3, from('ann', '1.1.1.1'));

  memories[1]?.release();
  await settle();
  expect(refused).toEqual([expect.objectContaining({ code: 'upload_interrupted' })]);

  memories[0]?.release();
  await settle();
  expect(started).toEqual([0, 2]);
});

it('an upload larger than the share has its turn alone', async () => {
  const budget = createUploadMemoryBudget(40, 10_000);

  await expect(budget.open(from('ann', null)).waitForTurn(100)).resolves.toBeUndefined();
});
