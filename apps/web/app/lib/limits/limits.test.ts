import { rateLimits } from '@dss/domain';
import { beforeEach, describe, expect, test } from 'vitest';

import { createBrowserStore, type BrowserStore } from '../device/storage/browser-store.ts';
import { storageOver } from '../device/storage/testing/storages.ts';
import { createActionLimits, type ActionLimits, type LimitedAction } from './action-limits.ts';
import { createActivityLog, type ActivityLog } from './activity-log.ts';
import { heuristics, mostEvents, type ActivityType } from './suspicious-activity.ts';

const minute = 60_000;
const start = Date.parse('2026-07-01T12:00:00.000Z');

let clock: number;
let kept: Map<string, string>;
let store: BrowserStore;
let limits: ActionLimits;
let log: ActivityLog;

beforeEach(() => {
  clock = start;
  kept = new Map();
  store = createBrowserStore(() => storageOver(kept));
  limits = createActionLimits(store, () => clock);
  log = createActivityLog({ store, now: () => clock, makeId: () => 'this-browser' });
});

function countTimes(action: LimitedAction, times: number): void {
  for (let time = 0; time < times; time += 1) limits.count(action);
}

describe('a limit in the browser', () => {
  test.each<[LimitedAction, number, number]>([
    ['createProperty', 5, minute],
    ['uploadInCreation', 20, 5 * minute],
    ['uploadInPropertyView', 15, 5 * minute],
    ['analysis', 5, minute],
    ['other', 10, minute],
  ])('lets %s through %i times within %i ms', (action, max, windowMs) => {
    countTimes(action, max - 1);
    expect(limits.wait(action)).toBe(0);
    countTimes(action, 1);
    expect(limits.wait(action)).toBe(windowMs);
    clock += windowMs;
    expect(limits.wait(action)).toBe(0);
  });

  test('slides: only actions that left the window are free again', () => {
    countTimes('analysis', 2);
    clock += 30_000;
    countTimes('analysis', 3);
    expect(limits.wait('analysis')).toBe(30_000);
    clock += 30_000;
    expect(limits.wait('analysis')).toBe(0);
    countTimes('analysis', 2);
    expect(limits.wait('analysis')).toBe(30_000);
  });

  test('counts each action separately', () => {
    countTimes('analysis', 5);
    expect(limits.wait('createProperty')).toBe(0);
  });

  test('holds in another tab', () => {
    countTimes('analysis', 5);
    const elsewhere = createActionLimits(store, () => clock + 1000);
    expect(elsewhere.wait('analysis')).toBe(59_000);
  });

  test('keeps no more than its windows need', () => {
    countTimes('createProperty', 5);
    clock += 10 * minute;
    limits.count('analysis');
    expect(JSON.parse(kept.get('dss-limits') ?? '')).toEqual({ analysis: [clock] });
  });

  test('blocks nobody after a clock was set back or stored data is corrupt', () => {
    countTimes('analysis', 5);
    clock -= 24 * 60 * minute;
    expect(limits.wait('analysis')).toBe(0);
    for (const nonsense of ['', 'no JSON', '[1]', '{"analysis":"often"}']) {
      kept.set('dss-limits', nonsense);
      expect(limits.wait('analysis')).toBe(0);
      countTimes('analysis', 5);
      expect(limits.wait('analysis')).toBe(rateLimits.analysis.windowMs);
    }
  });
});

describe('the log of unusual activity', () => {
  const suspicions = () => log.events().filter(({ type }) => type === 'suspicious_activity');
  const note = (type: ActivityType, times: number) => {
    for (let time = 0; time < times; time += 1) log.note(type, 'a test');
  };

  test('has the specified heuristics', () => {
    expect(heuristics).toEqual({
      validation_failure: { moreThan: 10, windowMs: 5 * minute },
      rate_limit_hit: { moreThan: 5, windowMs: 5 * minute },
      bulk_operation: { moreThan: 20, windowMs: 5 * minute },
      property_operation: { moreThan: 5, windowMs: minute },
    });
  });

  test.each<[ActivityType, number]>([
    ['validation_failure', 10],
    ['rate_limit_hit', 5],
    ['bulk_operation', 20],
    ['property_operation', 5],
  ])('takes more than %s x %i as suspicious, reported once', (type, enough) => {
    note(type, enough);
    expect(suspicions()).toEqual([]);
    note(type, 3);
    expect(suspicions()).toEqual([
      {
        type: 'suspicious_activity',
        details: `${type}: ${enough + 1} within ${heuristics[type].windowMs / minute} min`,
        timestamp: '2026-07-01T12:00:00.000Z',
        fingerprint: 'this-browser',
      },
    ]);
  });

  test('reports again when it continues after the window', () => {
    note('rate_limit_hit', 6);
    clock += 5 * minute;
    note('rate_limit_hit', 6);
    expect(suspicions()).toHaveLength(2);
  });

  test('takes the same number spread over more time as normal', () => {
    for (let time = 0; time < 12; time += 1) {
      note('property_operation', 1);
      clock += 15_000;
    }
    expect(suspicions()).toEqual([]);
  });

  test('keeps the last 100 events', () => {
    for (let time = 0; time < 130; time += 1) {
      log.note('property_operation', `number ${time}`);
      clock += minute;
    }
    const events = log.events();
    expect(events).toHaveLength(mostEvents);
    expect(mostEvents).toBe(100);
    expect(events.at(-1)?.details).toBe('number 129');
  });

  test('identifies this browser by a number made once', () => {
    note('bulk_operation', 1);
    const later = createActivityLog({ store, now: () => clock, makeId: () => 'another' });
    later.note('bulk_operation', 'after a reload');
    expect(log.events().map(({ fingerprint }) => fingerprint)).toEqual([
      'this-browser',
      'this-browser',
    ]);
  });

  test('starts over when stored data is corrupt', () => {
    kept.set('dss-activity', '{"type":"x"}');
    note('bulk_operation', 1);
    expect(log.events()).toHaveLength(1);
  });
});
