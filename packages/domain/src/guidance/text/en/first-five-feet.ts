import type { GuidanceText } from '../guidance-text.ts';

export const firstFiveFeetGuidance = {
  zone0_vegetation: {
    title: 'Clear plants from the first five feet',
    why: 'Plants by the wall can catch embers and burn right where the house is weakest. Dry plants under a window or vent are the worst.',
    action:
      'Remove or relocate the plants next to the house. Start with those that touch the wall or grow under a window. Put down gravel or pavers. Hire help for large shrubs.',
    source: 'CAL FIRE; IBHS; Syphard and others, 2014',
  },
  zone0_combustible_mulch: {
    title: 'Replace mulch with gravel or stone',
    why: 'Bark and wood chips burn. They also carry flames along the wall and under a fence.',
    action:
      'Rake what burns at least five feet back from walls and decks: bark, wood chips, pine straw or rubber. Take up artificial turf. Cover the strip with gravel, stone or bare soil.',
    source: 'CAL FIRE; University of Nevada mulch tests; NIST',
  },
  zone0_firewood_lumber: {
    title: 'Move firewood and lumber away',
    why: 'A woodpile by the wall makes a big, hot fire fast. It also throws embers that start new fires.',
    action: 'Move the wood at least 30 feet from the house and stack it on bare ground.',
    source: '14 CCR 1299.03; NIST firewood tests',
  },
  attached_combustible_fence: {
    title: 'Keep fences that burn five feet from the house',
    why: 'A fence that burns is like a fuse. Where it meets the house or runs along it, the fire does too.',
    action:
      'Replace fences and gates that burn within five feet with metal, also where a fence runs along the wall. Keep the base of the fence free of leaves.',
    source: 'CAL FIRE; NIST fence tests; IBHS survey of Los Angeles homes',
  },
  zone0_dead_debris: {
    title: 'Sweep leaves away from the house',
    why: 'Dry leaves and needles are what embers ignite first. Wind piles them up in corners and at the base of walls.',
    action:
      'Sweep them away from walls, corners, steps and window wells. Do it again every month in fire season and after windy days.',
    source: '14 CCR 1299.03; IBHS',
  },
  under_deck_fuel: {
    title: 'Clear out the space under the deck',
    why: 'Embers fall through the gaps in a deck. Anything stored below burns, and then the deck and wall do too.',
    action:
      'Remove anything that can burn. Rake down to bare soil or gravel. Fine metal mesh around the deck keeps leaves out.',
    source: 'State Fire Marshal Low-Cost Retrofit List; Firewise',
  },
  zone0_combustible_items: {
    title: 'Move flammable items away from the house',
    why: 'Cushions, trash cans and mats catch fire easily from embers. Next to a wall or window, they pass the fire on.',
    action:
      'Move cushions, mats, trash cans and wood furniture at least five feet away, or switch to metal. On red flag days, bring cushions and mats inside. Propane cylinders and fuel never go inside: keep them outdoors, away from the house.',
    source: 'CAL FIRE',
  },
} as const satisfies Record<string, GuidanceText>;
