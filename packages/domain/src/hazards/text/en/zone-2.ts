import type { HazardText } from '../hazard-text.ts';

export const zone2Texts = {
  zone2_brush_tree_continuity: {
    title: 'Dense brush or trees 30 to 100 feet away',
    lookFor:
      'Unbroken brush or tree crowns, dead wood, litter deeper than three inches, above all downhill of the house.',
    mistakenFor: "The neighbor's land; hillsides beyond 100 feet.",
    severity:
      'The half nearer to the house counts most. Beyond 100 feet studies found nothing more to gain, even on slopes.',
    asks: {
      ccr_1299_03_unread:
        'Separate plants, or keep one layer of trees; litter no deeper than three inches (known from summaries).',
      plant_spacing: 'The same gaps as nearer to the house, wider on slopes.',
    },
  },
  zone2_tall_dry_grass: {
    title: 'Tall dry grass 30 to 100 feet away',
    lookFor: 'Tan grass above four inches on the property.',
    mistakenFor: "Green spring grass, which will dry; a neighbor's field.",
    severity: 'Dry grass spreads fire fast toward everything nearer to the house.',
    asks: {
      ccr_1299_03_unread:
        "Annual grass no taller than four inches (known from a fire district's summary).",
    },
  },
} as const satisfies Record<string, HazardText>;
