import type { GuidanceText } from '../guidance-text.ts';

export const firstFiveFeetGuidance = {
  zone0_vegetation: {
    title: 'Clear plants from the first five feet',
    why: 'Plants at the wall can catch embers and burn right where the house is weakest. Dry plants under a window or vent are the worst.',
    action:
      'Take out or move the plants next to the house. Start with those that touch the wall or grow under a window. Put down gravel or pavers. Hire help for large shrubs.',
    source: 'CAL FIRE; IBHS; Syphard and others 2014',
  },
  zone0_combustible_mulch: {
    title: 'Replace mulch with gravel or stone',
    why: 'Bark and wood chips burn. They also carry flames along the wall and under a fence.',
    action:
      'Rake the wood chips at least five feet back from the house. Cover the strip with gravel, stone or bare soil.',
    source: 'CAL FIRE; University of Nevada mulch tests; NIST',
  },
  zone0_firewood_lumber: {
    title: 'Move firewood and lumber away',
    why: 'A woodpile by the wall makes a big, hot fire fast. It also throws sparks that start new fires.',
    action: 'Move the wood at least 30 feet from the house and set it on bare ground.',
    source: '14 CCR 1299.03; NIST firewood tests',
  },
  attached_combustible_fence: {
    title: 'Break the fence’s path to the house',
    why: 'A wood fence burns like a fuse. Where it meets the house, the fire does too.',
    action:
      'Swap the last five feet of wood fence and the gate for metal. Keep the foot of the fence free of leaves.',
    source: 'CAL FIRE; NIST fence tests; IBHS survey of Los Angeles homes',
  },
  zone0_dead_debris: {
    title: 'Sweep leaves away from the house',
    why: 'Dry leaves and needles are what embers light first. Wind piles them up in corners and at the foot of walls.',
    action:
      'Sweep them away from walls, corners, steps and window wells. Do it again each month in fire season and after wind.',
    source: '14 CCR 1299.03; IBHS',
  },
  under_deck_fuel: {
    title: 'Empty the space under the deck',
    why: 'Embers fall through the gaps in a deck. If things are stored below, they burn, and then the deck and wall do too.',
    action:
      'Take out all that can burn. Rake the ground to bare soil or gravel. A skirt of fine metal mesh keeps leaves out.',
    source: 'State Fire Marshal Low-Cost Retrofit List; Firewise',
  },
  zone0_combustible_items: {
    title: 'Move things that burn off the wall',
    why: 'Cushions, bins and mats catch embers with ease. Next to a wall or window they pass the fire on.',
    action:
      'Move cushions, mats, bins and wood furniture at least five feet away, or swap them for metal. On red flag days bring them inside.',
    source: 'CAL FIRE',
  },
} as const satisfies Record<string, GuidanceText>;
