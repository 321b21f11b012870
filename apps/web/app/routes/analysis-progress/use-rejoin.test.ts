import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchForReturn } from './use-rejoin.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(...answers: boolean[]) {
  const check = vi.fn(() =>
    (answers.shift() ?? true) ? Promise.resolve() : Promise.reject(new Error('gone')),
  );
  const onReturn = vi.fn();
  const stop = watchForReturn({ check, onReturn, everyMs: 5000 });
  return { check, onReturn, stop };
}

test('a server that was gone is reported once when it answers again', async () => {
  const { check, onReturn } = watched(false, false, true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onReturn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onReturn).toHaveBeenCalledTimes(1);
  expect(check).toHaveBeenCalledTimes(3);
});

test('a server that answers at once was never gone, so nothing is retried', async () => {
  const { check, onReturn } = watched(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onReturn).not.toHaveBeenCalled();
  expect(check).toHaveBeenCalledTimes(1);
});

test('nothing is reported after unsubscribing', async () => {
  const { check, onReturn, stop } = watched(false, true);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onReturn).not.toHaveBeenCalled();
  expect(check).toHaveBeenCalledTimes(1);
});
