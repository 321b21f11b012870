import { expect, it } from 'vitest';
import type { Requester } from '../rate-limits/rate-limiter.ts';
import { createUploadMemoryBudget } from './upload-memory-budget.ts';

const from = (visitor: string, network: string | null): Requester => ({
  actor: { kind: 'visitor', id: visitor },
  network,
});

const busy = expect.objectContaining({ code: 'uploads_busy', retryAfterMs: 5000 });

it('an upload holds no memory before its first byte', () => {
  const budget = createUploadMemoryBudget(40);
  for (let opened = 0; opened < 100; opened++) budget.open(from('ann', '1.1.1.1'));

  expect(() => budget.open(from('ann', '1.1.1.1')).grow(10)).not.toThrow();
});

it('one visitor holds at most a quarter, from however many networks', () => {
  const budget = createUploadMemoryBudget(40);
  budget.open(from('ann', '1.1.1.1')).grow(6);
  budget.open(from('ann', '2.2.2.2')).grow(4);

  expect(() => budget.open(from('ann', '3.3.3.3')).grow(1)).toThrow(busy);
  expect(() => budget.open(from('bob', '1.1.1.1')).grow(10)).not.toThrow();
});

it('one network holds at most half, for however many visitors', () => {
  const budget = createUploadMemoryBudget(40);
  for (const visitor of ['ann', 'bob']) budget.open(from(visitor, '1.1.1.1')).grow(10);

  expect(() => budget.open(from('cid', '1.1.1.1')).grow(1)).toThrow(busy);
  expect(() => budget.open(from('cid', '2.2.2.2')).grow(10)).not.toThrow();
});

it('all uploads together hold no more than the budget', () => {
  const budget = createUploadMemoryBudget(40);
  for (const name of ['ann', 'bob', 'cid', 'dan']) budget.open(from(name, name)).grow(10);

  expect(() => budget.open(from('eve', 'eve')).grow(1)).toThrow(busy);
});

it('memory of an upload is free when it has ended', () => {
  const budget = createUploadMemoryBudget(40);
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
