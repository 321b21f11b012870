import { expect, test } from 'vitest';
import { exposureText } from './exposure-text.ts';

test('a ridge is where the house stands, on no side; a building is on those that were named', () => {
  const exposure = {
    level: 'high' as const,
    at_least: false,
    reasons: [
      { kind: 'under_fifty_feet' as const, sides: ['north' as const] },
      { kind: 'ridge' as const, sides: ['whole_house' as const] },
    ],
  };
  expect(exposureText(exposure, 'en', { sidesOf: (sides) => sides.join() })).toContain(
    'There is a building 30 to 50 feet away (north) and a ridge, a saddle or a narrow canyon where the house stands. ',
  );
});
