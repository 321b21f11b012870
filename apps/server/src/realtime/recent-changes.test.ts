import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { rememberChanges, type RecentChanges } from './recent-changes.ts';

const property = randomUUID();
const change = { what: 'property_changed', property_id: property } as const;

let now: number;
let changes: RecentChanges;

beforeEach(() => {
  now = 1000;
  changes = rememberChanges(() => now);
});

it('knows nothing of the time before it listened', () => {
  expect(changes.unchangedForMs(property)).toBe(0);
  now += 500;
  expect(changes.unchangedForMs(property)).toBe(500);
});

it('counts from the newest change of the property', () => {
  now += 500;
  changes.note(change);
  now += 300;
  changes.note({ ...change, property_id: randomUUID() });
  now += 100;
  expect(changes.unchangedForMs(property)).toBe(400);
  changes.note(change);
  expect(changes.unchangedForMs(property)).toBe(0);
});

it('counts from when changes may have been missed', () => {
  now += 500;
  changes.noteGap();
  now += 200;
  expect(changes.unchangedForMs(property)).toBe(200);
});

it('remembers for a minute', () => {
  changes.note(change);
  now += 90_000;
  changes.note({ ...change, property_id: randomUUID() });
  expect(changes.unchangedForMs(property)).toBe(60_000);
});
