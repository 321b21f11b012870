import { scoringWeights } from '@dss/domain';
import { expect, test } from 'vitest';

import { bandEdges } from './band-edges.ts';

test('the bands that are drawn are those of the score', () => {
  const { fair, good, excellent } = scoringWeights.bands;
  expect(bandEdges).toEqual([0, fair, good, excellent, 100]);
});
