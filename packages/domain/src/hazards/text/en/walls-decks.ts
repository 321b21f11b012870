import type { HazardText } from '../hazard-text.ts';

export const wallDeckTexts = {
  siding_combustible: {
    title: 'Siding that burns',
    lookFor: 'Wood shingles, boards or panels, plywood siding, vinyl; damage or rot.',
    mistakenFor:
      'Fiber cement planks, which look much like wood (even grain, clean cut ends), stucco, painted metal.',
    severity:
      'It depends on what is nearby: if the first five feet are clear, the base of the wall is bare and no other building is within 50 feet, sound wood siding can be good enough.',
    asks: {
      chapter_7a:
        'New siding must be noncombustible, ignition-resistant, heavy timber or fire-tested.',
    },
  },
  wall_base_clearance: {
    title: 'Base of the walls that can burn',
    lookFor:
      'Siding that touches soil, mulch, a deck or a roof; less than six inches of concrete, brick, metal or fiber cement at the base of the wall.',
    mistakenFor: 'A painted or plastered concrete foundation.',
    severity: 'Embers pile up at the base of a wall.',
    asks: {
      safer_from_wildfires: 'Six inches of noncombustible material at the base of the wall.',
      wildfire_prepared_home:
        'Six inches, measured from the ground and from decks and roofs that meet the wall.',
    },
  },
  deck_combustible: {
    title: 'Wood deck, porch or stairs',
    lookFor:
      'Redwood, cedar or pine boards, debris in the gaps, rot; a deck attached to the house or overhanging a slope.',
    mistakenFor:
      'Concrete, tile or metal decks. Composite burns too, though embers ignite it less easily.',
    severity:
      'Softwood boards catch fire from embers even when clean; most composite, dense hardwood and treated boards ignite less easily.',
    asks: {
      chapter_7a: 'New deck boards must pass a fire test.',
      wildfire_prepared_home: 'The Plus level requires a noncombustible deck.',
    },
  },
  attached_pergola_trellis: {
    title: 'Pergola or trellis that burns at the house',
    lookFor:
      'A pergola, arbor, trellis, lattice or awning of wood, vinyl or bamboo that is attached to the house or stands within five feet of it; vines growing on it.',
    mistakenFor: 'Metal that looks like wood; a structure more than five feet from the house.',
    severity: 'It works like a wick, carrying fire up to windows and eaves.',
    asks: {
      cal_fire_advice: 'Replace combustible arbors where they meet the house.',
      ibhs_advice: 'Move pergolas and the like away from the house.',
    },
  },
} as const satisfies Record<string, HazardText>;
