import type { HazardText } from '../hazard-text.ts';

export const zone2Texts = {
  zone2_brush_tree_continuity: {
    title: 'Dense brush or trees 30 to 100 feet away',
    lookFor: 'Unbroken brush or treetops, especially downhill of the house.',
    mistakenFor: "The neighbor's land; hillsides beyond 100 feet.",
    severity:
      'The half closer to the house counts most. One study of homes in California found no further benefit beyond 100 feet, even on slopes.',
    asks: {
      ccr_1299_03_unread:
        'Separate plants, or keep one layer of trees; litter no deeper than three inches (known from summaries).',
      plant_spacing: 'The same gaps as closer to the house, wider on slopes.',
    },
  },
  zone2_tall_dry_grass: {
    title: 'Tall dry grass 30 to 100 feet away',
    lookFor: 'Tan grass over four inches tall on the property.',
    mistakenFor: "Green spring grass, which will dry; a neighbor's field.",
    severity: 'Dry grass spreads fire fast toward everything closer to the house.',
    asks: {
      ccr_1299_03_unread:
        "Annual grass no taller than four inches (known from a fire district's summary).",
    },
  },
} as const satisfies Record<string, HazardText>;
