import type { UpkeepTexts } from './upkeep-text.ts';

export const upkeepTextsEn: UpkeepTexts = {
  prune_trees: {
    title: 'Prune trees near the house',
    text: 'Cut branches back 10 feet from a chimney and away from the roof, and remove low branches that burning shrubs could ignite. Near power lines, hire someone.',
  },
  check_vents: {
    title: 'Check the vent screens',
    text: 'Look at each vent. Repair torn mesh, close gaps around it, and brush off leaves and lint.',
  },
  move_firewood: {
    title: 'Move what is left of firewood and lumber',
    text: 'Once you stop heating with wood, or have no use for it, move firewood and lumber at least 30 feet from the house, onto bare ground.',
  },
  mow_grass: {
    title: 'Mow grass before it dries',
    text: 'Keep wild grass at 4 inches or less. Mow in the morning, and never on a dry or windy day.',
  },
  trim_plants_at_wall: {
    title: 'Cut back plants at the walls',
    text: 'Plants grow back into the first five feet. Cut them back, and pull what has sprouted at the wall.',
  },
  clear_driveway: {
    title: 'Clear both sides of the driveway',
    text: 'Cut back what has grown into the driveway or over it, so that a fire engine can get through.',
  },
  remove_dead_plants: {
    title: 'Remove dead plants from the yard',
    text: 'Remove what died over the winter or has dried out since: grass, weeds, branches, needles.',
  },
  clean_roof_and_gutters: {
    title: 'Clean the roof and any gutters',
    text: 'Clear leaves and needles off the roof, from where it meets walls, and out of any gutters. Clean them again after windy days.',
  },
  sweep_five_feet: {
    title: 'Sweep the first five feet',
    text: 'Sweep leaves and needles away from walls, corners, steps and any deck.',
  },
  clear_under_deck: {
    title: 'Clear out the space under the deck',
    text: 'Remove leaves, and anything stored under a deck or stairs. Clean the gaps between the boards.',
  },
  clear_round_tank: {
    title: 'Clear the ground around the propane tank',
    text: 'Keep 10 feet around the tank free of plants and anything that burns.',
  },
  move_things: {
    title: 'Get ready for red flag days',
    text: 'Decide where cushions, mats, brooms and trash cans go on days of high fire danger: indoors, or well away from the house. Propane and fuel stay outdoors, away from the house.',
  },
  check_gear: {
    title: 'Check hoses and the fire extinguisher',
    text: 'Make sure that hoses reach all the way around the house, that you have a charged extinguisher, and that everyone knows the way out.',
  },
  check_chimney: {
    title: 'Check the spark arrestor before the first fire',
    text: 'Look at the screen on top of the chimney: whole, in place, not clogged. Have the chimney cleaned if needed.',
  },
};
