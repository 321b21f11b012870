import { expect, test } from 'vitest';

import { gainToShow } from './gain-to-show.ts';

test('names what fixing gives, whatever else is unseen', () => {
  expect(gainToShow({ fixing: 6, showing: 40 })).toEqual({ by: 'fixing', points: 6 });
});

test('where fixing gives no whole point, names what showing more gives at best', () => {
  expect(gainToShow({ fixing: 0, showing: 45 })).toEqual({ by: 'showing', points: 45 });
});

test('names no gain where there is none', () => {
  expect(gainToShow({ fixing: 0, showing: 0 })).toBeNull();
});
