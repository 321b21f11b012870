import { z } from 'zod';

/** The checklist: what photos rarely show. */
export const questionIds = [
  'roof_wood',
  'roof_whole',
  'roof_clean',
  'gutters_clean',
  'gutters_covered',
  'branches_clear',
  'chimney_screened',
  'vents_fine_mesh',
  'eaves_closed',
  'windows_two_panes',
  'gaps_sealed',
  'siding_unburnable',
  'wall_base_bare',
  'deck_unburnable',
  'under_deck_clear',
  'pergola_attached',
  'fence_attached',
  'five_feet_kept',
  'plants_at_wall',
  'mulch_at_wall',
  'things_at_wall',
  'firewood_at_wall',
  'woodpile_in_yard',
  'shed_near',
  'double_fence',
  'propane_clear',
  'slope_below',
  'neighbor_near',
  'driveway_open',
  'address_visible',
  'dead_plants_in_yard',
  'shrubs_close_together',
  'fuel_under_trees',
  'dry_grass_in_yard',
  'fire_prone_plants_near',
  'brush_beyond_yard',
  'dry_grass_beyond_yard',
] as const;

export const questionIdSchema = z.enum(questionIds);

export type QuestionId = (typeof questionIds)[number];
