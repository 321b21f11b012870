import { hazardTypeIds, type HazardTypeId } from '../hazards/hazard-type.ts';
import { guidanceSteps, type GuidanceStepId, type GuidanceStep } from './steps.ts';

/** The work that removes each hazard. Hazards with the same step are one action for the owner. */
const stepIdByHazard: Readonly<Record<HazardTypeId, GuidanceStepId>> = {
  zone0_vegetation: 'clear_plants_at_wall',
  zone0_combustible_mulch: 'replace_mulch',
  zone0_firewood_lumber: 'move_firewood',
  attached_combustible_fence: 'replace_fence_end',
  zone0_dead_debris: 'sweep_debris',
  under_deck_fuel: 'clear_under_deck',
  zone0_combustible_items: 'move_items',
  roof_combustible_covering: 'replace_roof',
  roof_debris: 'clean_roof_and_gutters',
  gutter_debris: 'clean_roof_and_gutters',
  tree_overhang_roof_chimney: 'trim_over_roof',
  roof_gaps_damage: 'repair_roof',
  gutter_unprotected_or_plastic: 'cover_gutters',
  chimney_no_spark_arrestor: 'fit_spark_arrestor',
  vents_unscreened: 'screen_vents',
  eaves_open: 'enclose_eaves',
  windows_single_pane: 'replace_windows',
  envelope_gaps: 'seal_gaps',
  siding_combustible: 'replace_siding',
  wall_base_clearance: 'bare_wall_base',
  deck_combustible: 'replace_deck_boards',
  attached_pergola_trellis: 'remove_pergola',
  zone1_dead_vegetation: 'remove_dead_plants',
  outbuilding_too_close: 'move_outbuilding',
  zone1_continuous_shrubs_trees: 'thin_shrubs',
  zone1_ladder_fuels: 'limb_up_trees',
  zone1_tall_dry_grass: 'mow_dry_grass',
  zone1_exposed_woodpile: 'move_firewood',
  fire_prone_plants: 'replace_plants',
  combustible_fence_runs: 'remove_double_fence',
  lpg_tank_clearance: 'clear_round_tank',
  zone2_brush_tree_continuity: 'thin_brush',
  zone2_tall_dry_grass: 'mow_dry_grass',
  access_driveway_obstructed: 'open_driveway',
  address_not_visible: 'mount_house_number',
  neighbor_structure_close: 'talk_with_neighbor',
};

/** Every step, in the order of the hazards that it removes. */
export const guidanceStepIds: readonly GuidanceStepId[] = [
  ...new Set(Object.values(stepIdByHazard)),
];

/** The step that removes a hazard. */
export function stepIdOf(hazardType: HazardTypeId): GuidanceStepId {
  return stepIdByHazard[hazardType];
}

/** The hazards that a step removes; none for what is no step. */
export function hazardTypesOfStep(stepId: string): HazardTypeId[] {
  return hazardTypeIds.filter((type) => stepIdByHazard[type] === stepId);
}

/** Costs, hours and performer of a step, with their full type. */
export function stepById(id: GuidanceStepId): GuidanceStep {
  return guidanceSteps[id];
}
