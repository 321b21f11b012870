import type { HazardText } from '../hazard-text.ts';

export const accessContextTexts = {
  access_driveway_obstructed: {
    title: 'Driveway that an engine cannot pass',
    lookFor:
      'Limbs lower than about 14 feet over the driveway, brush within ten feet of its edge, a narrow locked gate.',
    mistakenFor: 'The distortion of a wide-angle lens; a public road.',
    severity:
      'Firefighters who can reach a house save it more often. It does not change how easily the house catches fire, so it weighs little.',
    asks: {
      driveway_clearance:
        'About 12 feet of width, 14 feet of height and ten feet of cleared edge on each side.',
    },
  },
  address_not_visible: {
    title: 'House number hard to read',
    lookFor: 'No number, one smaller than four inches, without contrast, or hidden by plants.',
    mistakenFor: 'A number on the other side; paint on the curb.',
    severity: 'It helps crews find the house, no more.',
    asks: {
      address_numbers: 'Numbers at least four inches high, in contrast, visible from the street.',
    },
  },
  neighbor_structure_close: {
    title: 'Another building close by',
    lookFor:
      'The next house or garage: under 10, 10 to 25, 25 to 50, or over 50 feet away. A map tells more than a photo.',
    mistakenFor: 'A shed on the same property.',
    severity:
      'The distance to the next building is the strongest predictor of loss in two large studies. An owner cannot move it, so it costs no points; it makes windows, siding and eaves on that side more urgent.',
    asks: {
      structure_separation:
        "From 50 feet on, flames from next door hardly matter; under 25 feet keeping the neighbor's building from burning matters most. Embers always matter.",
    },
  },
} as const satisfies Record<string, HazardText>;
