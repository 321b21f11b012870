import type { HazardTypeId } from '@dss/domain';
import { expect, test } from 'vitest';

import { storedPhoto } from '../../entities/photo/testing/stored-photo.ts';
import { walkPlan } from './walk-plan.ts';
import { walkRoute } from './walk-route.ts';

const home = { facing: 'south', missing: [], answers: [], imageIds: [] } as const;
const route = walkRoute('front', { ...home, explanation: { rows: [], unsure: [], context: [] } });

/** The hazards pinned where a photo shows dry grass behind the house. */
function pinned(sure: boolean | null): readonly HazardTypeId[] {
  const grass = { hazardType: 'zone1_tall_dry_grass', side: 'north' } as const;
  return walkPlan({
    home,
    outline: null,
    onMaps: [],
    route,
    shown: ['north'],
    figures: {
      exposure: null,
      found: [
        { hazardType: grass.hazardType, sides: [grass.side] },
        { hazardType: 'zone0_firewood_lumber', sides: ['south'] },
      ],
    },
    proposals: {
      at: ({ stop, questionId }) =>
        sure !== null && stop.id === 'back:yard' && questionId === 'dry_grass_in_yard'
          ? { ...grass, imageId: 'back', box: null, sure, photo: storedPhoto('back') }
          : null,
    },
  }).pins.map(({ hazardType }) => hazardType);
}

test('what a photo only may show is pinned once its owner has said so', () => {
  expect(pinned(false)).toEqual(['zone0_firewood_lumber']);
  expect(pinned(true)).toEqual(['zone1_tall_dry_grass', 'zone0_firewood_lumber']);
  expect(pinned(null)).toEqual(['zone1_tall_dry_grass', 'zone0_firewood_lumber']);
});
