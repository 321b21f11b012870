import { expect, test } from 'vitest';

import {
  afterEvent,
  atRest,
  waitBeforeTry,
  type ConnectionEvent,
  type ConnectionState,
} from './connection-state.ts';

function after(...events: readonly ConnectionEvent[]): ConnectionState {
  return events.reduce(afterEvent, atRest);
}

test('a page that follows nothing stays disconnected', () => {
  expect(after('reachable', 'waited').status).toBe('disconnected');
  expect(waitBeforeTry(atRest)).toBeNull();
});

test('the first try is made at once', () => {
  expect(after('wanted').status).toBe('connecting');
  expect(after('wanted', 'opened').status).toBe('connected');
});

test(
  'tries that fail are made again after 1, 2, 5 and then always 10 seconds',
  { tags: ['spec:surrounding-108', 'spec:surrounding-194'] },
  () => {
    const waits: (number | null)[] = [];
    let state = after('wanted');
    for (let tries = 0; tries < 6; tries += 1) {
      state = afterEvent(state, 'ended');
      waits.push(waitBeforeTry(state));
      state = afterEvent(state, 'waited');
      expect(state.status).toBe('connecting');
    }
    expect(waits).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
  },
);

test('a connection that stood is made again after a second, however many tries it took', () => {
  const state = after('wanted', 'ended', 'waited', 'ended', 'waited', 'opened', 'ended');
  expect(waitBeforeTry(state)).toBe(1000);
});

test('somebody new on the page does not shorten a wait', () => {
  const state = after('wanted', 'ended', 'wanted');
  expect(state.status).toBe('disconnected');
  expect(waitBeforeTry(state)).toBe(1000);
});

test('a heartbeat that is not answered ends the connection as a failure', () => {
  expect(after('wanted', 'opened', 'unanswered').status).toBe('disconnecting');
  expect(waitBeforeTry(after('wanted', 'opened', 'unanswered', 'ended'))).toBe(1000);
});

test('a handshake that takes too long counts as failed', () => {
  expect(waitBeforeTry(after('wanted', 'unanswered', 'ended'))).toBe(1000);
});

test('without a network nothing is tried, and with it at once', () => {
  const offline = after('wanted', 'opened', 'unreachable', 'ended');
  expect(waitBeforeTry(offline)).toBeNull();
  expect(afterEvent(offline, 'waited').status).toBe('disconnected');
  expect(afterEvent(offline, 'reachable').status).toBe('connecting');
});

test('what nobody wants anymore is closed and stays so', { tags: ['spec:surrounding-108'] }, () => {
  expect(after('wanted', 'opened', 'unwanted').status).toBe('disconnecting');
  expect(waitBeforeTry(after('wanted', 'opened', 'unwanted', 'ended'))).toBeNull();
});

test('what is wanted again while it closes is opened once it has closed', () => {
  const state = after('wanted', 'opened', 'unwanted', 'wanted', 'ended');
  expect(waitBeforeTry(state)).toBe(0);
});

test('whoever is nobody anymore does not come back', () => {
  const state = after('wanted', 'opened', 'barred');
  expect(waitBeforeTry(state)).toBeNull();
  expect(afterEvent(state, 'reachable').status).toBe('disconnected');
  expect(afterEvent(state, 'wanted').status).toBe('disconnected');
});
