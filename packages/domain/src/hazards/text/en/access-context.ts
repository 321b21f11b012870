import type { HazardText } from '../hazard-text.ts';

export const accessContextTexts = {
  access_driveway_obstructed: {
    title: 'Driveway too tight for a fire engine',
    lookFor:
      'Limbs lower than about 14 feet over the driveway, less than 14 feet clear from side to side, a narrow locked gate.',
    mistakenFor: 'Wide-angle lens distortion; a public road.',
    severity:
      'Firefighters save a house more often when they can reach it. It does not change how easily the house catches fire, so it counts for little.',
    asks: {
      driveway_clearance:
        'For new driveways: a lane of 10 feet, 14 feet clear from side to side, and 13 feet 6 inches of height.',
    },
  },
  address_not_visible: {
    title: 'House number missing, small or hard to read',
    lookFor:
      'No number, or one that is under four inches tall, low in contrast or hidden by plants.',
    mistakenFor: 'A number on the other side; paint on the curb.',
    severity: 'It only helps crews find the house.',
    asks: {
      address_numbers: 'Contrasting numbers at least four inches tall, visible from the street.',
    },
  },
  neighbor_structure_close: {
    title: 'Another building nearby',
    lookFor:
      'The next house or garage: under 10, 10 to 25, 25 to 50, or over 50 feet away. A map shows it better than a photo.',
    mistakenFor: 'A shed on the same property.',
    severity:
      'The distance to the next building is the strongest predictor of loss in two large studies. An owner cannot move it, so it takes no points off; but it limits the score, and makes windows, siding and eaves on that side more urgent.',
    asks: {
      structure_separation:
        "Beyond 50 feet, flames from next door hardly matter; within 25 feet, keeping the neighbor's building from burning matters most. Embers always matter.",
    },
  },
} as const satisfies Record<string, HazardText>;
