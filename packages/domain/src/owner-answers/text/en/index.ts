import type { QuestionTexts } from '../question-text.ts';

/** The checklist's words in English. */
export const questionTextsEn: QuestionTexts = {
  roof_wood: {
    question: 'Is any part of the roof covered with wood shakes or wood shingles?',
    why: 'A wood roof outweighs all else, and look-alikes fool a photo.',
  },
  roof_whole: {
    question:
      'Is the roof whole, with no missing shingles and no open tile ends? If it is over 20 years old, say yes only if someone has looked.',
    why: 'Embers get in through gaps that cannot be seen from the ground.',
  },
  roof_clean: {
    question: 'Is the roof free of leaves and needles right now?',
    why: 'From the ground the valleys of a roof are out of sight.',
  },
  gutters_clean: {
    question: 'Are the gutters free of leaves and needles right now?',
    why: 'A photo from the ground cannot look into a gutter.',
  },
  gutters_covered: {
    question: 'Are all gutters made of metal, with metal covers?',
    why: 'Painted metal and plastic look the same in a photo.',
  },
  branches_clear: {
    question: 'Are all branches clear of the roof, and ten feet away from any chimney?',
    why: 'A photo can make a far branch look near, or a near one far.',
  },
  chimney_screened: {
    question: 'Does the wood-burning chimney have a metal cap with mesh?',
    why: 'The top of a chimney is too high for most photos.',
  },
  vents_fine_mesh: {
    question:
      'Do all vents have metal mesh with holes of 1/8 inch or less, or are they made to stop embers?',
    why: 'Most homes have wider mesh, and a photo cannot tell 1/4 inch from 1/8 inch.',
  },
  eaves_closed: {
    question: 'Are the eaves boxed in, so that no rafters show from below?',
    why: 'Open eaves catch heat and embers.',
  },
  windows_two_panes: {
    question: 'Do all windows have two panes of glass or more?',
    why: 'Two panes stand more heat than one, and a photo from the yard cannot count them.',
  },
  gaps_sealed: {
    question: 'Are gaps around pipes, trim and the garage door sealed?',
    why: 'Embers enter through gaps as thin as a coin.',
  },
  siding_unburnable: {
    question: 'Are all outside walls of stucco, brick, stone, metal or fiber cement?',
    why: 'Fiber cement and wood look alike in a photo.',
  },
  wall_base_bare: {
    question: 'Do the bottom six inches of every wall show concrete, brick, metal or fiber cement?',
    why: 'Embers pile up at the foot of walls.',
  },
  deck_unburnable: {
    question: 'Are all decks, porches and outside stairs made of something other than wood?',
    why: 'Soft wood boards can catch fire from embers.',
  },
  under_deck_clear: {
    question: 'Is the space under decks, porches and stairs empty and free of leaves?',
    why: 'It is dark there, so a photo shows little.',
  },
  pergola_attached: {
    question: 'Is a wood pergola, arbor or trellis fixed to the house?',
    why: 'It leads fire up to windows and eaves.',
  },
  fence_attached: {
    question:
      'Does a wood or vinyl fence or gate touch the house, or stand within five feet of it?',
    why: 'A burning fence leads fire to the wall. It is one of the most common links.',
  },
  five_feet_kept: {
    question:
      'Are the first five feet from the house kept free of dead leaves and needles all through fire season?',
    why: 'Photos show one day. What counts is how it looks all season.',
  },
  plants_at_wall: {
    question: 'Do plants touch the house or grow under its windows?',
    why: 'The first five feet matter most, and photos often miss a side.',
  },
  mulch_at_wall: {
    question: 'Is there bark, wood chips or rubber mulch within five feet of the house?',
    why: 'Wood chips and brown gravel look alike in a photo.',
  },
  things_at_wall: {
    question: 'Are bins, cushions, wood furniture or vehicles kept within five feet of the house?',
    why: 'Such things come and go between photos.',
  },
  firewood_at_wall: {
    question: 'Is firewood or lumber kept within five feet of the house?',
    why: 'It makes a large fire at the wall, and it is often stored out of sight.',
  },
  woodpile_in_yard: {
    question: 'Is there an uncovered woodpile between 5 and 30 feet from the house?',
    why: 'A photo rarely shows how far away a pile is.',
  },
  shed_near: {
    question: 'Is there a wood or plastic shed, playhouse or carport within 30 feet of the house?',
    why: 'Distance is hard to read from a photo.',
  },
  double_fence: {
    question: 'Do two wood fences stand back to back within 30 feet of the house?',
    why: 'Two fences burn far worse than one, and a photo shows only the near one.',
  },
  propane_clear: {
    question: 'Is the ground clear for ten feet around the propane tank?',
    why: 'Few photos show the tank. Small grill cylinders do not count.',
  },
  slope_below: {
    question: 'Does the land fall away from the house by more than one foot in five?',
    why: 'Fire runs faster uphill, so plants below the house count for more.',
  },
  neighbor_near: {
    question: 'Is another house or garage within 30 feet?',
    why: 'It costs no points. It shows which walls and windows to improve first.',
  },
  driveway_open: {
    question: 'Can a fire engine get up the driveway: 12 feet wide, 14 feet high, no narrow gate?',
    why: 'Photos of the house seldom show the way in.',
  },
  address_visible: {
    question: 'Can the house number be read from the street, in numbers at least four inches tall?',
    why: 'Crews must find the house in smoke and dark.',
  },
  dead_plants_in_yard: {
    question:
      'Are there dead plants, dead branches or piles of dry leaves 5 to 30 feet from the house?',
    why: 'Dead plants catch embers first. In a photo, bare winter twigs look just like dead ones.',
  },
  shrubs_close_together: {
    question:
      'Do shrubs or trees 5 to 30 feet from the house touch each other in a row or a clump?',
    why: 'Gaps between plants slow a fire down. From a single spot, a photo hides the gaps.',
  },
  fuel_under_trees: {
    question:
      'Are there shrubs under trees, or limbs lower than six feet, within 30 feet of the house?',
    why: 'Fire climbs from shrubs to limbs to treetops. A photo rarely shows what is right under a tree.',
  },
  dry_grass_in_yard: {
    question: 'Is there dry grass taller than four inches within 30 feet of the house?',
    why: 'Dry grass carries fire fast. Photos show one season only.',
  },
  fire_prone_plants_near: {
    question:
      'Do junipers, cypress, bamboo, acacia or pampas grass grow within 30 feet of the house?',
    why: 'These burn hot, and a photo seldom tells for sure what a plant is.',
  },
  brush_beyond_yard: {
    question: 'Do brush or trees grow without gaps 30 to 100 feet from the house?',
    why: 'Few photos reach that far. If that land is not yours, say that it does not apply.',
  },
  dry_grass_beyond_yard: {
    question: 'Is there dry grass taller than four inches 30 to 100 feet from the house?',
    why: 'Mowed grass keeps flames low. If that land is not yours, say that it does not apply.',
  },
};
