import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { colorVisions, distance } from './color-vision.ts';
import { bodyPairs, markPairs, measurePairs, textPairs } from './contrast-pairs.ts';
import { tokenColors } from './token-colors.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(measurePairs(css, bodyPairs))('body text $front reads at 7:1 on $back', (pair) => {
    expect(pair[theme]).toBeGreaterThanOrEqual(7);
  });

  test.each(measurePairs(css, textPairs))('other text $front reads at 4.5:1 on $back', (pair) => {
    expect(pair[theme]).toBeGreaterThanOrEqual(4.5);
  });

  test.each(measurePairs(css, markPairs))('the mark $front stands out at 3:1 on $back', (pair) => {
    expect(pair[theme]).toBeGreaterThanOrEqual(3);
  });

  const bands = tokenColors(css).filter(({ name }) => name.startsWith('band-'));
  const twos = bands.flatMap((one, at) => bands.slice(at + 1).map((other) => ({ one, other })));

  test('there are four bands to distinguish', () => {
    expect(twos).toHaveLength(6);
  });

  describe.each(Object.entries(colorVisions))('with %s color vision', (_name, vision) => {
    test.each(twos)('$one.name looks clearly different from $other.name', ({ one, other }) => {
      expect(distance(one[theme], other[theme], vision)).toBeGreaterThanOrEqual(0.08);
    });
  });
});

test('a pair with an unknown token is an error', () => {
  expect(() => measurePairs(css, [{ front: 'ink', back: 'glass', least: 7 }])).toThrow('--glass');
});
