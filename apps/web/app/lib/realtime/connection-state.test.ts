import { describe, expect, test } from 'vitest';

import {
  afterEvent,
  disconnected,
  waitBeforeTry,
  type ConnectionEvent,
  type ConnectionState,
} from './connection-state.ts';

function after(...events: readonly ConnectionEvent[]): ConnectionState {
  return events.reduce(afterEvent, disconnected);
}

test('stays disconnected while nothing is followed', () => {
  expect(after('reachable', 'waited').status).toBe('disconnected');
  expect(waitBeforeTry(disconnected)).toBeNull();
});

test('tries to connect at once', () => {
  expect(after('wanted').status).toBe('connecting');
  expect(after('wanted', 'opened').status).toBe('connected');
});

test('retries failed attempts after 1, 2, 5, then always 10 seconds', () => {
  const waits: (number | null)[] = [];
  let state = after('wanted');
  for (let tries = 0; tries < 6; tries += 1) {
    state = afterEvent(state, 'ended');
    waits.push(waitBeforeTry(state));
    state = afterEvent(state, 'waited');
    expect(state.status).toBe('connecting');
  }
  expect(waits).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});

test('reconnects a second after losing an established connection, however many tries it took', () => {
  const state = after('wanted', 'ended', 'waited', 'ended', 'waited', 'opened', 'ended');
  expect(waitBeforeTry(state)).toBe(1000);
});

test('keeps its wait when another follower joins', () => {
  const state = after('wanted', 'ended', 'wanted');
  expect(state.status).toBe('disconnected');
  expect(waitBeforeTry(state)).toBe(1000);
});

test('treats an unanswered heartbeat as a lost connection', () => {
  expect(after('wanted', 'opened', 'unanswered').status).toBe('disconnecting');
  expect(waitBeforeTry(after('wanted', 'opened', 'unanswered', 'ended'))).toBe(1000);
});

test('treats a handshake that takes too long as a failure', () => {
  expect(waitBeforeTry(after('wanted', 'unanswered', 'ended'))).toBe(1000);
});

describe('offline', () => {
  const offline = after('wanted', 'opened', 'unreachable', 'ended');

  test('tries nothing', () => {
    expect(waitBeforeTry(offline)).toBeNull();
    expect(afterEvent(offline, 'waited').status).toBe('disconnected');
  });

  test('tries at once when the network comes back', () => {
    expect(afterEvent(offline, 'reachable').status).toBe('connecting');
  });
});

describe('no longer followed', () => {
  test('closes the connection', () => {
    expect(after('wanted', 'opened', 'unwanted').status).toBe('disconnecting');
  });

  test('stays closed', () => {
    expect(waitBeforeTry(after('wanted', 'opened', 'unwanted', 'ended'))).toBeNull();
  });
});

test('reopens after closing when it is followed again meanwhile', () => {
  const state = after('wanted', 'opened', 'unwanted', 'wanted', 'ended');
  expect(waitBeforeTry(state)).toBe(0);
});

test('stays disconnected when the visitor no longer exists', () => {
  const state = after('wanted', 'opened', 'barred');
  expect(waitBeforeTry(state)).toBeNull();
  expect(afterEvent(state, 'reachable').status).toBe('disconnected');
  expect(afterEvent(state, 'wanted').status).toBe('disconnected');
});
