import type { HazardText } from '../hazard-text.ts';

export const wallDeckTexts = {
  siding_combustible: {
    title: 'Siding that can burn',
    lookFor: 'Wood shingles, boards or panels, plywood siding, vinyl; damage or rot in it.',
    mistakenFor:
      'Fiber cement planks, which look much like wood (even grain, clean cut ends), stucco, painted metal.',
    severity:
      'It depends on what is near: where the first five feet are clear, the foot of the wall is bare and no building stands within 50 feet, sound wood siding can do. Los Angeles homes with four hardened features, siding among them, escaped damage in 54% of cases, with one feature in 36%.',
    asks: {
      chapter_7a: 'New siding is to be noncombustible, ignition-resistant, heavy timber or tested.',
    },
  },
  wall_base_clearance: {
    title: 'Siding down to the ground',
    lookFor:
      'Siding that touches soil, mulch, a deck or a roof; less than six inches of concrete, brick, metal or fiber cement at the foot of the wall.',
    mistakenFor: 'A painted concrete foundation, a plastered foundation.',
    severity: 'Embers pile up at the foot of a wall.',
    asks: {
      safer_from_wildfires: 'Six inches at the foot of the wall that do not burn.',
      wildfire_prepared_home:
        'Six inches, measured from the ground and from decks and roofs that meet the wall.',
    },
  },
  deck_combustible: {
    title: 'Deck of wood',
    lookFor:
      'Boards of redwood, cedar or pine, debris in the gaps, rot; a deck fixed to the house or hanging over a slope.',
    mistakenFor:
      'Decks of concrete, tile or metal. Composite burns too, though embers light it less easily.',
    severity:
      'Softwood boards catch fire from embers even when clean; most composite, dense hardwood and treated boards catch less easily.',
    asks: {
      chapter_7a: 'New deck boards are to pass a fire test.',
      wildfire_prepared_home: 'The Plus level asks for a deck that does not burn.',
    },
  },
  attached_pergola_trellis: {
    title: 'Wood pergola or trellis on the house',
    lookFor:
      'A wood pergola, arbor, trellis, lattice, awning or stairs fixed to the house; vines on it.',
    mistakenFor: 'Metal that looks like wood; a structure that stands by itself.',
    severity: 'It works like a wick that carries fire up to windows and eaves.',
    asks: {
      cal_fire_advice: 'Replace arbors that burn where they meet the house.',
      ibhs_advice: 'Move pergolas and the like away from the house.',
    },
  },
} as const satisfies Record<string, HazardText>;
