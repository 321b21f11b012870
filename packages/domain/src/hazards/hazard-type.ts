import { z } from 'zod';

/** Every hazard that the product knows, from the wall outward. The order is the catalog's. */
export const hazardTypeIds = [
  'zone0_vegetation',
  'zone0_combustible_mulch',
  'zone0_firewood_lumber',
  'attached_combustible_fence',
  'zone0_dead_debris',
  'under_deck_fuel',
  'zone0_combustible_items',
  'roof_combustible_covering',
  'roof_debris',
  'gutter_debris',
  'tree_overhang_roof_chimney',
  'roof_gaps_damage',
  'gutter_unprotected_or_plastic',
  'chimney_no_spark_arrestor',
  'vents_unscreened',
  'eaves_open',
  'windows_single_pane',
  'envelope_gaps',
  'siding_combustible',
  'wall_base_clearance',
  'deck_combustible',
  'attached_pergola_trellis',
  'zone1_dead_vegetation',
  'outbuilding_too_close',
  'zone1_continuous_shrubs_trees',
  'zone1_ladder_fuels',
  'zone1_tall_dry_grass',
  'zone1_exposed_woodpile',
  'fire_prone_plants',
  'combustible_fence_runs',
  'lpg_tank_clearance',
  'zone2_brush_tree_continuity',
  'zone2_tall_dry_grass',
  'access_driveway_obstructed',
  'address_not_visible',
  'neighbor_structure_close',
] as const;

export const hazardTypeSchema = z.enum(hazardTypeIds);

export type HazardTypeId = (typeof hazardTypeIds)[number];

/** Tells whether a text names a hazard of the catalog. */
export function isHazardType(text: string): text is HazardTypeId {
  return hazardTypeSchema.safeParse(text).success;
}
