import {
  areaIds,
  computeScore,
  directions,
  guidanceFor,
  hazardTypeIds,
  nothingKnown,
  workInWords,
  type Locale,
  type Observation,
  type ScoreInput,
} from '@dss/domain';

import type { FieldTexts } from '../../../lib/messages/field-texts.ts';

/** The fence of the house in the drawing, where it meets the wall. */
const fence: Observation = {
  id: 'fence',
  hazardType: 'attached_combustible_fence',
  side: 'west',
  extent: 'extensive',
  distanceToStructureFt: 0,
  worstPlace: true,
  slope: null,
  confidence: 1,
  source: 'provider',
  provider: 'drawing',
  calibrated: true,
  photoId: 'west',
  questionId: null,
  area: 'zone_0',
  box: { x: 0.3, y: 0.5, width: 0.24, height: 0.37 },
  explanation: '',
};

/** The house in the drawing: every side was seen, and the fence is the only hazard. */
const drawnHouse: ScoreInput = {
  ...nothingKnown,
  observations: [fence],
  photos: directions.map((side) => ({
    photoId: side,
    side,
    sideFrom: 'owner',
    areas: areaIds,
    areasInView: [],
    usable: true,
    judges: hazardTypeIds,
  })),
};

/** A hazard as results show it, scored and described like any other. Computed during the build. */
export function exampleHazard({ hazards }: Pick<FieldTexts, 'hazards'>, locale: Locale) {
  const { rows, actions } = computeScore(drawnHouse);
  const row = rows.find((one) => one.kind === 'hazard');
  const [action] = actions.in_order;
  if (row === undefined || action === undefined) throw new Error('the drawn house has no hazard');
  const { title, why, action: toDo } = guidanceFor(row.hazard_type, locale);
  return {
    title: hazards[row.hazard_type].title,
    points: Math.round(row.points),
    box: fence.box,
    step: {
      title,
      why,
      action: toDo,
      ...workInWords(
        {
          costUsd: action.cost_usd,
          hours: action.hours,
          forEachSide: action.for_each_side,
          estimate: action.estimate,
        },
        locale,
      ),
      points: Math.round(row.fix_only),
    },
  };
}

export type ExampleHazard = ReturnType<typeof exampleHazard>;
