import type { Question } from '../question.ts';
import { clears, tells, tellsSlope } from './meaning.ts';

const eachSide = { asked: 'each_side', notApplicable: [] } as const;
const wholeHouse = { asked: 'whole_house', notApplicable: [] } as const;

/** The first five feet, the yard, the lie of the land, and the way in. */
export const groundsQuestions: readonly Question[] = [
  {
    ...eachSide,
    id: 'fence_attached',
    yes: tells('attached_combustible_fence', 'extensive'),
    no: clears('attached_combustible_fence'),
    notApplicable: ['attached_combustible_fence'],
    sources: ['mendo-ibhs', 'nist-fence'],
  },
  {
    ...wholeHouse,
    id: 'five_feet_kept',
    yes: clears('zone0_dead_debris'),
    no: tells('zone0_dead_debris', 'moderate'),
    sources: ['1299', 'ibhs90'],
  },
  {
    ...eachSide,
    id: 'plants_at_wall',
    yes: tells('zone0_vegetation', 'moderate', true),
    no: clears('zone0_vegetation'),
    sources: ['latimes-ibhs', 'ucb'],
  },
  {
    ...eachSide,
    id: 'mulch_at_wall',
    yes: tells('zone0_combustible_mulch', 'extensive', true),
    no: clears('zone0_combustible_mulch'),
    sources: ['mulch', 'nist-fence'],
  },
  {
    ...eachSide,
    id: 'things_at_wall',
    yes: tells('zone0_combustible_items', 'moderate'),
    no: clears('zone0_combustible_items'),
    sources: ['zones', 'azfam'],
  },
  {
    ...eachSide,
    id: 'firewood_at_wall',
    yes: tells('zone0_firewood_lumber', 'moderate', true),
    no: clears('zone0_firewood_lumber'),
    sources: ['nist-wood', '1299'],
  },
  {
    ...eachSide,
    id: 'woodpile_in_yard',
    yes: tells('zone1_exposed_woodpile', 'moderate'),
    no: clears('zone1_exposed_woodpile'),
    sources: ['nist-wood', '1299'],
  },
  {
    ...eachSide,
    id: 'shed_near',
    yes: tells('outbuilding_too_close', 'extensive'),
    no: clears('outbuilding_too_close'),
    sources: ['nist-shed', 'piedmont'],
  },
  {
    ...wholeHouse,
    id: 'double_fence',
    yes: tells('combustible_fence_runs', 'extensive'),
    no: clears('combustible_fence_runs'),
    notApplicable: ['combustible_fence_runs'],
    sources: ['nist-fence2', 'bdc'],
  },
  {
    ...wholeHouse,
    id: 'propane_clear',
    yes: clears('lpg_tank_clearance'),
    no: tells('lpg_tank_clearance', 'extensive'),
    notApplicable: ['lpg_tank_clearance'],
    sources: ['lpg', 'lpg-cfc'],
  },
  {
    ...eachSide,
    id: 'slope_below',
    yes: tellsSlope(20),
    no: clears(),
    sources: ['mgspacing', 'napa'],
  },
  {
    ...eachSide,
    id: 'neighbor_near',
    yes: tells('neighbor_structure_close', 'extensive'),
    no: clears('neighbor_structure_close'),
    sources: ['ucb2', 'knapp'],
  },
  {
    ...wholeHouse,
    id: 'driveway_open',
    yes: clears('access_driveway_obstructed'),
    no: tells('access_driveway_obstructed', 'moderate'),
    notApplicable: ['access_driveway_obstructed'],
    sources: ['access', 'sanrafael'],
  },
  {
    ...wholeHouse,
    id: 'address_visible',
    yes: clears('address_not_visible'),
    no: tells('address_not_visible', 'extensive'),
    sources: ['oakland', 'access'],
  },
];
