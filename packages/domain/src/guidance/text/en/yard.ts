import type { GuidanceText } from '../guidance-text.ts';

export const yardGuidance = {
  zone1_dead_vegetation: {
    title: 'Remove dead plants within 30 feet',
    why: 'Dead plants burn hotter and faster than green ones, and embers light them first.',
    action:
      'Cut down and haul away dead plants, limbs and leaf piles within 30 feet. Leave standing dead trees to a tree crew. Work in the cool of the morning, and not on windy days.',
    source: '14 CCR 1299.03',
  },
  outbuilding_too_close: {
    title: 'Move small buildings that burn farther away',
    why: 'A burning shed or gazebo gives off intense heat. If it is too close, it can set the house on fire.',
    action:
      'Move it 30 feet away if you can, and at least 15. Take out gas, paint and wood. Metal is safer. What can’t be moved, such as a carport, can be replaced or lined with what doesn’t burn.',
    source: 'NIST shed tests; Safer from Wildfires',
  },
  zone1_continuous_shrubs_trees: {
    title: 'Space out shrubs and trees',
    why: 'When plants touch each other, fire can move from one to the next all the way to the house.',
    action:
      'Cut the shrubs into islands. Leave gaps of at least twice their height, and more on a slope. Keep ten feet between trees. There is no need to strip the ground bare.',
    source: 'State plant spacing table; Syphard and others, 2014',
  },
  zone1_ladder_fuels: {
    title: 'Prune low branches',
    why: 'Fire climbs from shrubs into low branches and on into the tree. A burning tree throws embers far.',
    action:
      'Prune limbs up to six feet from the ground. On young trees, prune only the lowest third. Remove shrubs from under trees.',
    source: 'State plant spacing table',
  },
  zone1_tall_dry_grass: {
    title: 'Cut dry grass near the house',
    why: 'Dry grass burns in seconds and can carry fire to the wall.',
    action:
      'Mow dry grass to four inches or less and rake it up. Mow in the morning, and never on a windy day. A mower can throw sparks.',
    source: '14 CCR 1299.03; CAL FIRE',
  },
  zone1_exposed_woodpile: {
    title: 'Move or cover the woodpile',
    why: 'Embers easily ignite a woodpile, and from there fire spreads to the house.',
    action:
      'Move the pile more than 30 feet away and clear ten feet around it. Or cover it completely with a fire-resistant cover.',
    source: '14 CCR 1299.03; NIST firewood tests',
  },
  fire_prone_plants: {
    title: 'Replace highly flammable plants',
    why: 'Plants like juniper and cypress hold dry wood inside and burn very hot.',
    action:
      'Replace them near the house with plants that hold more water. Or keep them thin, watered and free of dead wood.',
    source: 'Fire Safe Marin',
  },
  combustible_fence_runs: {
    title: 'Take down double fences',
    why: 'Two wood fences side by side trap heat and leaves. They burn far worse than one.',
    action:
      'Talk with your neighbor and remove one of the two fences. Keep the base of the other free of leaves.',
    source: 'NIST fence tests; IBHS',
  },
  lpg_tank_clearance: {
    title: 'Clear the ground around the propane tank',
    why: 'Fire near a tank can make it vent burning gas.',
    action:
      'Clear ten feet of bare ground around the tank, and plants that burn easily for ten feet more. Never move a tank yourself. Call the gas company if it is too close to the house; the price here is for clearing alone.',
    source: '14 CCR 1299.03; California Fire Code',
  },
  zone2_brush_tree_continuity: {
    title: 'Thin brush out to 100 feet',
    why: 'Thick brush lets a fire reach the house at full force, especially from downhill.',
    action:
      'Thin brush and trees into groups with gaps between them. Start on the downhill side. Do not strip a slope bare, or the soil may wash away.',
    source: '14 CCR 1299.03; State plant spacing table',
  },
  zone2_tall_dry_grass: {
    title: 'Mow dry grass out to 100 feet',
    why: 'Tall dry grass brings a fast fire close to the house.',
    action:
      'Mow to four inches out to 100 feet or your property line. Mow in the morning, and never on a windy day.',
    source: '14 CCR 1299.03; Fire Safe Marin',
  },
  access_driveway_obstructed: {
    title: 'Open the driveway for a fire engine',
    why: 'If an engine cannot get in, crews may have to pass the house by.',
    action:
      'Trim limbs up to 14 feet over the driveway. Keep 14 feet clear from side to side. Make sure crews can open the gate.',
    source: '14 CCR 1273; Fire Safe Marin',
  },
  address_not_visible: {
    title: 'Put up an easy-to-read house number',
    why: 'In smoke and darkness, crews must find the house at a glance.',
    action: 'Put up reflective numbers at least four inches tall that can be read from the street.',
    source: 'California Fire Code 505.1',
  },
  neighbor_structure_close: {
    title: 'Plan with your neighbor',
    why: 'A house burning next door gives off intense heat. You cannot move it, but you can get ready for it.',
    action:
      'Talk with your neighbor about clearing the space between you. Upgrade windows, siding and eaves on that side first.',
    source: 'UC Berkeley, 2025; Knapp and others, 2021',
  },
} as const satisfies Record<string, GuidanceText>;
