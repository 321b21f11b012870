import type { QuestionTexts } from '../../question.ts';

/** The checklist's words in English. */
export const questionTextsEn: QuestionTexts = {
  roof_wood: {
    question: 'Is any part of the roof covered with wood shakes or wood shingles?',
    why: 'A wood roof outweighs everything else, and look-alikes can fool a photo.',
  },
  roof_whole: {
    question:
      'From the ground, does the roof look intact, with no missing shingles, open tile ends or cracked skylight?',
    why: 'Embers get in through small gaps. If the roof is over 20 years old, have someone look up close.',
  },
  roof_clean: {
    question: 'From the ground, does the roof look free of leaves and needles right now?',
    why: 'You can’t see a roof’s valleys from the ground.',
  },
  gutters_clean: {
    question: 'From the ground, do the gutters look free of leaves and needles right now?',
    why: 'A photo from the ground can’t show the inside of a gutter.',
  },
  gutters_covered: {
    question: 'Are all gutters made of metal, with metal covers?',
    why: 'Painted metal and plastic look the same in a photo.',
  },
  branches_clear: {
    question:
      'Are all branches clear of the roof, with none above or touching it, and ten feet from any chimney?',
    why: 'In a photo, a faraway branch can look close, and a close one far.',
  },
  chimney_screened: {
    question: 'Does every wood-burning chimney have a metal cap with mesh?',
    why: 'The top of a chimney is too high for most photos.',
  },
  vents_fine_mesh: {
    question:
      'Do all vents into the attic and under the house have metal mesh with openings of 1/8 inch or less, or are they made to stop embers?',
    why: 'In a photo, 1/4 inch and 1/8 inch look alike. Dryer vents and flues don’t count.',
  },
  eaves_closed: {
    question: 'Are the eaves boxed in, so that no rafters show from below?',
    why: 'Open eaves catch heat and embers.',
  },
  windows_two_panes: {
    question: 'Do all windows, glass doors and skylights have two or more panes?',
    why: 'Two panes withstand more heat than one, and a photo from the yard can’t show how many there are.',
  },
  windows_tempered: {
    question:
      'Does every window have at least two panes of tempered glass? A small mark in a corner of each pane shows it.',
    why: 'Tempered glass withstands more heat. It changes no points here, but some programs ask for it.',
  },
  gaps_sealed: {
    question:
      'Are all gaps in the outside of the house sealed: at pipes, trim, siding, outside doors and the garage door?',
    why: 'Embers get in through gaps as thin as a coin.',
  },
  siding_unburnable: {
    question:
      'Are all exterior walls of something that can’t burn, such as stucco, brick, stone, adobe, concrete, metal or fiber cement?',
    why: 'Fiber cement and wood look alike in a photo.',
  },
  wall_base_bare: {
    question:
      'Are the bottom six inches of every wall of something that can’t burn, such as concrete, brick, stone, adobe, stucco or metal, also above decks and roofs?',
    why: 'Embers pile up at the base of walls.',
  },
  deck_unburnable: {
    question: 'Are all decks, porches and outdoor stairs made of something other than wood?',
    why: 'Soft wood boards can catch fire from embers.',
  },
  under_deck_clear: {
    question:
      'Is the space under decks, porches and stairs free of leaves, plants and stored things that burn?',
    why: 'It’s dark down there, so a photo shows little.',
  },
  pergola_attached: {
    question:
      'Is there a pergola, arbor, trellis or awning that burns, such as wood, vinyl or bamboo, on the house, or within five feet of it or its decks?',
    why: 'It leads fire up to windows and eaves.',
  },
  built_since_2008: {
    question: 'Was the house built in 2008 or later? For a manufactured or mobile home, answer no.',
    why: 'Newer houses more often have fine vents and closed eaves. It changes only what we assume of parts no one has seen.',
  },
  manufactured_home: {
    question: 'Is it a manufactured or mobile home, built in a factory on its own steel frame?',
    why: 'It changes no points. Wildfire Prepared Home isn’t open to manufactured homes.',
  },
  fence_attached: {
    question:
      'Is there a fence or gate that burns, such as wood, vinyl, composite, bamboo or reed, within five feet of the house or its decks, even alongside?',
    why: 'A burning fence leads fire to the wall. It’s one of the most common paths.',
  },
  five_feet_kept: {
    question:
      'Are the first five feet from the house and its decks free of dead leaves, needles, dry weeds and dead plants?',
    why: 'Embers light leaves along a wall, and photos rarely show the ground there. Keep it clean all season.',
  },
  plants_at_wall: {
    question: 'Does anything grow within five feet of the house or its decks, even in pots?',
    why: 'The first five feet matter most, and photos often miss a side.',
  },
  mulch_at_wall: {
    question:
      'Is there mulch that burns, such as bark, wood chips, pine straw or rubber, or artificial turf within five feet of the house or its decks?',
    why: 'Wood chips and brown gravel look alike in a photo.',
  },
  things_at_wall: {
    question:
      'Is anything else that burns kept within five feet of the house or its decks, such as bins, furniture, mats or a car?',
    why: 'These things come and go between photos.',
  },
  firewood_at_wall: {
    question: 'Is firewood or lumber kept within five feet of the house or its decks?',
    why: 'It makes a large fire right at the wall, and it’s often stored out of sight.',
  },
  woodpile_in_yard: {
    question: 'Is there an uncovered pile of firewood 5 to 30 feet from the house?',
    why: 'A photo rarely shows how far away a pile is.',
  },
  shed_near: {
    question:
      'Is there a shed, playhouse, gazebo, carport or other small building that burns within 30 feet of the house?',
    why: 'Distance is hard to judge from a photo.',
  },
  double_fence: {
    question: 'Do two wood fences stand back to back within 30 feet of the house?',
    why: 'Two fences burn far worse than one, and a photo shows only the closer one.',
  },
  propane_clear: {
    question:
      'Is the propane tank ten feet or more from the house, on bare ground for ten feet around, with nothing that burns easily for ten more?',
    why: 'Few photos show the tank. Small grill cylinders don’t count.',
  },
  slope_below: {
    question: 'Does the land slope down from the house by more than one foot in five?',
    why: 'Fire moves faster uphill, so plants below the house count for more. At 40%, two feet down in five, it’s hard to walk straight up.',
  },
  neighbor_near: {
    question: 'Is another house or garage within 30 feet?',
    why: 'A fire next door can light the house. It takes no points off, but it limits the score and shows which walls and windows to improve first.',
  },
  on_ridge: {
    question:
      'Does the house stand on a ridge, in a low gap between two hills, or at the top of a narrow canyon or gully?',
    why: 'Wind and fire are drawn up through such places. It takes no points off; it shows how exposed the house is.',
  },
  driveway_open: {
    question:
      'Can a fire engine get up the driveway: 14 feet clear from side to side and in height, with no narrow gate?',
    why: 'Photos of the house rarely show the driveway.',
  },
  address_visible: {
    question: 'Can the house number be read from the street, in numbers at least four inches tall?',
    why: 'Crews have to find the house in smoke and darkness.',
  },
  dead_plants_in_yard: {
    question:
      'Are there dead plants, dead branches or piles of dry leaves 5 to 30 feet from the house?',
    why: 'Dead plants catch embers first. In a photo, bare winter twigs look just like dead ones.',
  },
  shrubs_close_together: {
    question:
      'Do shrubs or trees 5 to 30 feet from the house touch each other in a row or a clump?',
    why: 'Gaps between plants slow a fire down. A photo from a single spot hides the gaps.',
  },
  fuel_under_trees: {
    question:
      'Are there shrubs under trees, or limbs lower than six feet, within 30 feet of the house?',
    why: 'Fire climbs from shrubs to limbs to treetops. A photo rarely shows what is right under a tree.',
  },
  dry_grass_in_yard: {
    question: 'Is there dry grass taller than four inches within 30 feet of the house?',
    why: 'Dry grass carries fire fast. Photos show only one season.',
  },
  fire_prone_plants_near: {
    question:
      'Do juniper, cypress, arborvitae, bamboo, acacia, pampas grass, palms with dead fronds or eucalyptus with loose bark grow within 30 feet of the house?',
    why: 'These burn hot, and a photo can rarely identify a plant for certain.',
  },
  brush_beyond_yard: {
    question: 'Do brush or trees grow without gaps 30 to 100 feet from the house?',
    why: 'Few photos reach that far. If that land isn’t yours, choose “Doesn’t apply”.',
  },
  dry_grass_beyond_yard: {
    question: 'Is there dry grass taller than four inches 30 to 100 feet from the house?',
    why: 'Mowed grass keeps flames low. If that land isn’t yours, choose “Doesn’t apply”.',
  },
};
