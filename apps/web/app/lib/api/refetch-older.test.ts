import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';
import { refetchOlder } from './refetch-older.ts';

const queryKey = ['properties', 'house'];

let client: QueryClient;
let answer: (data: string) => void;
const fetchHouse = vi.fn(
  () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    }),
);
let stopShowing: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  fetchHouse.mockClear();
  client = createQueryClient();
  stopShowing = new QueryObserver(client, { queryKey, queryFn: fetchHouse }).subscribe(
    () => undefined,
  );
});

afterEach(() => {
  stopShowing();
  client.clear();
  vi.useRealTimers();
});

test('what was asked for since the last change is fetched once', async () => {
  await vi.advanceTimersByTimeAsync(300);
  refetchOlder(client, queryKey, 1000);
  answer('it');
  await vi.advanceTimersByTimeAsync(300);
  refetchOlder(client, queryKey, 1000);
  expect(fetchHouse).toHaveBeenCalledOnce();
});

test('what was asked for before the last change is fetched again, even if its answer came later', async () => {
  await vi.advanceTimersByTimeAsync(300);
  answer('before the change');
  await vi.advanceTimersByTimeAsync(100);
  refetchOlder(client, queryKey, 200);
  expect(fetchHouse).toHaveBeenCalledTimes(2);
});

test('a first fetch that began before the last change is followed by another', async () => {
  await vi.advanceTimersByTimeAsync(300);
  refetchOlder(client, queryKey, 200);
  answer('it');
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchHouse).toHaveBeenCalledTimes(2);
});

test('while nothing is known of changes, everything is fetched again', async () => {
  answer('it');
  await vi.advanceTimersByTimeAsync(0);
  refetchOlder(client, queryKey, 0);
  expect(fetchHouse).toHaveBeenCalledTimes(2);
});

test('a clock that was set back makes no data look new', async () => {
  answer('it');
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() - 60_000);
  refetchOlder(client, queryKey, 30_000);
  expect(fetchHouse).toHaveBeenCalledTimes(2);
});

test('data that the page set itself counts as old', async () => {
  answer('it');
  await vi.advanceTimersByTimeAsync(5000);
  client.setQueryData(queryKey, 'changed here');
  refetchOlder(client, queryKey, 3000);
  expect(fetchHouse).toHaveBeenCalledTimes(2);
});
