import type { RealtimeMessage } from '@dss/domain';
import { realtimeLimits } from '@dss/domain';
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest';

import { connectMs, type SocketEvents } from './connection.ts';
import { createRealtimeClient, type RealtimeClient } from './realtime-client.ts';

const house = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c001';
const other = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';

/** The server's end of a connection. */
class Line {
  readonly said: unknown[] = [];
  closed = false;
  readonly #events: SocketEvents;

  constructor(events: SocketEvents) {
    this.#events = events;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.#events.onOpen();
  }

  tells(message: RealtimeMessage | string): void {
    this.#events.onMessage(typeof message === 'string' ? message : JSON.stringify(message));
  }

  ends(code = 1006): void {
    this.#events.onClose(code);
  }
}

let lines: Line[];
let client: RealtimeClient;
let setReachable: (reachable: boolean) => void;
let watched: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  watched = false;
  client = createRealtimeClient({
    openSocket: (events) => {
      const line = new Line(events);
      lines.push(line);
      return { send: (text) => line.send(text), close: () => line.close() };
    },
    watchReachable: (report) => {
      watched = true;
      setReachable = report;
      report(true);
      return () => {
        watched = false;
      };
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function newest(): Line {
  const line = lines.at(-1);
  if (line === undefined) throw new Error('no connection was tried');
  return line;
}

function follower() {
  return { onEvent: vi.fn(), onGap: vi.fn() };
}

function followLive(propertyId = house) {
  const watcher = follower();
  const unfollow = client.follow(propertyId, watcher);
  newest().opens();
  newest().tells({ type: 'subscribed', property_id: propertyId, unchanged_for_ms: 0 });
  return { ...watcher, unfollow };
}

test('nothing is connected until something is followed', () => {
  expect(lines).toEqual([]);
  expect(watched).toBe(false);
  client.follow(house, follower());
  expect(lines).toHaveLength(1);
  expect(newest().said).toEqual([]);
  newest().opens();
  expect(newest().said).toEqual([{ type: 'subscribe', property_id: house }]);
});

test('events reach the followers of their property once it is confirmed', () => {
  const { onEvent, onGap } = followLive();
  const elsewhere = follower();
  client.follow(other, elsewhere);
  expect(onGap).toHaveBeenCalledOnce();
  expect([client.isLive(house), client.isLive(other)]).toEqual([true, false]);
  const event = { kind: 'answers_changed' } as const;
  newest().tells({ type: 'event', property_id: house, event });
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(event);
  expect(elsewhere.onEvent).not.toHaveBeenCalled();
  newest().tells({ type: 'refetch', property_id: house });
  expect(onGap).toHaveBeenCalledTimes(2);
});

test('a gap comes with how long nothing can have changed', () => {
  const watcher = follower();
  client.follow(house, watcher);
  newest().opens();
  newest().tells({ type: 'subscribed', property_id: house, unchanged_for_ms: 4000 });
  expect(watcher.onGap).toHaveBeenLastCalledWith(4000);
  newest().tells({ type: 'refetch', property_id: house });
  expect(watcher.onGap).toHaveBeenLastCalledWith(0);
});

test('messages of a newer server are ignored', () => {
  const { onEvent } = followLive();
  newest().tells('{"type":"greeting"}');
  newest().tells('no JSON');
  expect(onEvent).not.toHaveBeenCalled();
  expect(client.isLive(house)).toBe(true);
});

test('a lost connection is retried after 1, 2, 5, 10, 10 seconds, and one lost anew after one', () => {
  followLive();
  newest().ends();
  expect(client.isLive(house)).toBe(false);
  for (const [index, wait] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
    vi.advanceTimersByTime(wait - 1);
    expect(lines).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(index + 2);
    newest().ends();
  }
  vi.advanceTimersByTime(10_000);
  newest().opens();
  newest().ends();
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(8);
});

test('a new connection follows everything again', () => {
  const { onGap } = followLive();
  newest().ends();
  vi.advanceTimersByTime(1000);
  newest().opens();
  expect(newest().said).toEqual([{ type: 'subscribe', property_id: house }]);
  newest().tells({ type: 'subscribed', property_id: house, unchanged_for_ms: 0 });
  expect(onGap).toHaveBeenCalledTimes(2);
});

test('a wait continues while other followers join or leave', () => {
  followLive();
  newest().ends();
  for (let tries = 0; tries < 3; tries += 1) {
    vi.advanceTimersByTime(400);
    client.follow(other, follower())();
  }
  expect(lines).toHaveLength(2);
});

test('a heartbeat is sent every 25 seconds; an unanswered one ends the connection', () => {
  followLive();
  const line = newest();
  line.said.length = 0;
  vi.advanceTimersByTime(realtimeLimits.heartbeatMs);
  expect(line.said).toEqual([{ type: 'ping' }]);
  line.tells({ type: 'pong' });
  vi.advanceTimersByTime(realtimeLimits.heartbeatMs);
  expect(line.said).toHaveLength(2);
  expect(line.closed).toBe(false);

  vi.advanceTimersByTime(realtimeLimits.heartbeatMs);
  expect(line.closed).toBe(true);
  expect(client.isLive(house)).toBe(false);
  // The dead connection never confirms the close, so the client doesn't wait for it.
  vi.advanceTimersByTime(1000 + 1000);
  expect(lines).toHaveLength(2);
  line.ends();
  newest().opens();
  expect(newest().said).toEqual([{ type: 'subscribe', property_id: house }]);
});

test('a handshake that takes too long is given up', () => {
  client.follow(house, follower());
  vi.advanceTimersByTime(connectMs);
  expect(newest().closed).toBe(true);
  newest().ends();
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(2);
});

test('without a network nothing is tried; with it, at once', () => {
  followLive();
  setReachable(false);
  expect(newest().closed).toBe(true);
  newest().ends();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  setReachable(true);
  expect(lines).toHaveLength(2);
});

test('the next page reuses the connection of the one before', () => {
  const { unfollow } = followLive();
  unfollow();
  const next = follower();
  client.follow(house, next);
  vi.advanceTimersByTime(5000);
  expect(lines).toHaveLength(1);
  expect(newest().said.slice(-2)).toEqual([
    { type: 'unsubscribe', property_id: house },
    { type: 'subscribe', property_id: house },
  ]);
});

test('a connection that is closed because it was unused is opened again if it is followed meanwhile', () => {
  const { unfollow } = followLive();
  unfollow();
  vi.advanceTimersByTime(2000);
  client.follow(house, follower());
  newest().ends(1000);
  vi.advanceTimersByTime(0);
  expect(lines).toHaveLength(2);
});

test('an unused connection is closed', () => {
  const { unfollow } = followLive();
  unfollow();
  expect(client.isLive(house)).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(newest().closed).toBe(true);
  expect(watched).toBe(false);
  newest().ends(1000);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

describe('a property followed twice', () => {
  test('is subscribed once', () => {
    followLive();
    client.follow(house, follower());
    expect(newest().said).toEqual([{ type: 'subscribe', property_id: house }]);
  });

  test('is unsubscribed with its last follower', () => {
    const { unfollow } = followLive();
    const leave = client.follow(house, follower());
    unfollow();
    expect(client.isLive(house)).toBe(true);
    leave();
    expect(newest().said).toEqual([
      { type: 'subscribe', property_id: house },
      { type: 'unsubscribe', property_id: house },
    ]);
  });
});

describe('access that ends', () => {
  test('is no longer live', () => {
    followLive();
    const changed = vi.fn();
    client.onLiveChange(changed);
    newest().tells({ type: 'ended', property_id: house });
    expect(client.isLive(house)).toBe(false);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('makes the page fetch its data', () => {
    const { onGap } = followLive();
    newest().tells({ type: 'ended', property_id: house });
    expect(onGap).toHaveBeenCalledTimes(2);
  });
});

test('stays disconnected when the visitor no longer exists', () => {
  followLive();
  newest().ends(4401);
  expect(client.isLive(house)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

test('an invalid id is not followed', () => {
  client.follow('front', follower());
  expect(lines).toEqual([]);
});

test('an id is the same in any case', () => {
  client.follow(house.toUpperCase(), follower());
  newest().opens();
  newest().tells({ type: 'subscribed', property_id: house, unchanged_for_ms: 0 });
  expect(client.isLive(house.toUpperCase())).toBe(true);
});
