import {
  areaIds,
  computeScore,
  directions,
  guidanceFor,
  hazardById,
  hazardTypeIds,
  housePlan,
  nothingKnown,
  workInWords,
  type Direction,
  type Extent,
  type HazardTypeId,
  type Locale,
  type Observation,
  type ScoreInput,
} from '@dss/domain';

import type { FieldTexts } from '../../../lib/messages/field-texts.ts';

/** What is at the drawn house. A side is named by where its front would be if that faced south. */
const found = [
  ['attached_combustible_fence', 'west', 'trace'],
  ['zone0_vegetation', 'south', 'trace'],
  ['zone0_firewood_lumber', 'west', 'moderate'],
  ['zone0_combustible_mulch', 'east', 'trace'],
  ['zone1_ladder_fuels', 'east', 'trace'],
  ['zone1_tall_dry_grass', 'east', 'trace'],
  ['outbuilding_too_close', 'south', 'moderate'],
  ['zone2_brush_tree_continuity', 'south', 'moderate'],
] as const satisfies readonly (readonly [HazardTypeId, Direction, Extent])[];

/** Three sides were photographed. Of the fourth, and of what photos don't show, the owner was asked. */
const photographed = ['south', 'east', 'west'] as const;
const said = [
  ['fence_attached', 'no'],
  ['plants_at_wall', 'no'],
  ['things_at_wall', 'no'],
  ['firewood_at_wall', 'no'],
  ['five_feet_kept', 'yes'],
  ['dead_plants_in_yard', 'no'],
  ['woodpile_in_yard', 'no'],
  ['fuel_under_trees', 'no'],
  ['dry_grass_in_yard', 'no'],
  ['fire_prone_plants_near', 'no'],
  ['dry_grass_beyond_yard', 'no'],
] as const;
const saidOfHouse = [
  ['deck_unburnable', 'yes'],
  ['under_deck_clear', 'yes'],
  ['gaps_sealed', 'yes'],
  ['pergola_attached', 'no'],
  ['branches_clear', 'yes'],
  ['windows_tempered', 'yes'],
  ['double_fence', 'no'],
] as const;

const distancesFt = { zone_0: 0, zone_1: 12, zone_2: 50 } as const;

/** Where the fence is in the picture of the house from its side. */
const fenceBox = { x: 0.3, y: 0.5, width: 0.24, height: 0.37 };

const drawnHouse: ScoreInput = {
  ...nothingKnown,
  observations: found.map(([hazardType, side, extent]): Observation => {
    const { zone } = hazardById(hazardType);
    return {
      id: hazardType,
      hazardType,
      side,
      extent,
      distanceToStructureFt: zone === null ? 0 : distancesFt[zone],
      worstPlace: false,
      slope: null,
      confidence: 1,
      source: 'provider',
      provider: 'drawing',
      calibrated: true,
      photoId: side,
      questionId: null,
      area: zone,
      box: null,
      explanation: '',
    };
  }),
  answers: [
    ...said.map(([questionId, answer]) => ({ questionId, side: 'north' as const, answer })),
    ...saidOfHouse.map(([questionId, answer]) => ({ questionId, side: null, answer })),
  ],
  photos: photographed.map((side) => ({
    photoId: side,
    side,
    sideFrom: 'owner',
    areas: areaIds,
    areasInView: [],
    usable: true,
    judges: hazardTypeIds,
  })),
};

/** The example home as its page shows it, scored, drawn and described like any other. Computed during the build. */
export function exampleHome({ hazards }: Pick<FieldTexts, 'hazards'>, locale: Locale) {
  const { score, range, potential, rows, actions } = computeScore(drawnHouse);
  const listed = rows.flatMap((row) => (row.kind === 'hazard' ? [row] : []));
  const plan = housePlan({
    home: { front_faces: null, outline: null, missing_sides: [] },
    naming: 'house',
    seen: directions,
    findings: listed.map(({ hazard_type: hazardType, sides }) => ({
      hazardType,
      sides: sides.map(({ side }) => side),
    })),
    done: [],
    exposure: null,
  });
  const fence = listed.find((row) => row.hazard_type === 'attached_combustible_fence');
  const action = actions.in_order.find(({ hazard_types: types }) =>
    types.includes('attached_combustible_fence'),
  );
  if (fence === undefined || action === undefined) throw new Error('the example has no fence');
  const { title, why, action: toDo } = guidanceFor(fence.hazard_type, locale);
  return {
    score,
    range,
    gain: potential.score - score,
    hazards: listed.map(({ hazard_type: type }) => ({ type, title: hazards[type].title })),
    stepCount: listed.reduce((sum, row) => sum + stepsFor(row.hazard_type), 0),
    plan,
    fence: {
      title: hazards[fence.hazard_type].title,
      points: Math.round(fence.points),
      box: fenceBox,
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
        points: Math.round(fence.fix_only),
      },
    },
  };
}

export type ExampleHome = ReturnType<typeof exampleHome>;

/** How many steps the work against a hazard has: a sentence each, counted in one language so that both say the same. */
function stepsFor(type: HazardTypeId): number {
  return guidanceFor(type, 'en').action.split(/(?<=[.!?])\s+/u).length;
}
