import type { HazardText } from '../hazard-text.ts';

export const roofGutterTexts = {
  roof_combustible_covering: {
    title: 'Wood shake or shingle roof',
    lookFor:
      'Thick, uneven wood shakes or even wood shingles, weathered gray, with gaps between pieces and wood grain at the edge.',
    mistakenFor:
      'Thick asphalt shingles, concrete, metal or plastic that imitates shakes, and treated shakes that may be rated. A photo from a distance cannot tell: take a close-up or check the roof’s paperwork.',
    severity:
      'In the 1990 Paint Fire in Santa Barbara, 70% of homes with roofs that can’t burn survived, and 19% of those with roofs that can. Nothing else makes up for a wood roof, so the score stays below 60 until it is replaced.',
    asks: {
      chapter_7a: 'A new building needs a Class A roof (Class B in some zones).',
      safer_from_wildfires: 'A Class A roof.',
      low_cost_retrofit_list: 'A Class A roof comes first on the list.',
    },
  },
  roof_debris: {
    title: 'Leaves and needles on the roof',
    lookFor:
      'Leaves or needles in valleys, behind chimneys and skylights, where roof meets wall, at dormers, or around solar panels.',
    mistakenFor: 'Moss, algae streaks, patched shingles, shadows of branches.',
    severity:
      'Embers land where leaves do. The weak spots are corners where a roof meets a wood wall.',
    asks: { ccr_1299_03: 'Keep the roof free of leaves, needles and dead plants, at all times.' },
  },
  gutter_debris: {
    title: 'Leaves and needles in the gutters',
    lookFor:
      "Leaves or plants above the gutter's edge, needles hanging out, overflow stains. The inside often cannot be seen from the ground: hold the phone up on a pole.",
    mistakenFor: 'A gutter guard seen from the side, a dirty but empty gutter, a shadow.',
    severity:
      'A fire in the gutter holds flames against the roof edge, no matter what the roof is made of. A plastic gutter drops them to the ground.',
    asks: {
      ccr_1299_03: 'Keep rain gutters free of leaves and needles, at all times.',
      chapter_7a: 'New gutters must have a way to keep leaves out.',
      low_cost_retrofit_list: 'Metal covers keep leaves out of gutters.',
    },
  },
  tree_overhang_roof_chimney: {
    title: 'Branches over the roof or near the chimney',
    lookFor:
      'Branches above the roof or touching it, or within ten feet of a chimney or stovepipe. Dead ones count most.',
    mistakenFor:
      'A tree behind the house that lines up with the roof. A view from the side settles it.',
    severity:
      'Branches that hang over or touch the house are among the most useful things to remove, and they drop the leaves that fill roof and gutters.',
    asks: {
      ccr_1299_03:
        'Remove dead branches over the roof and next to walls and windows; keep every branch ten feet from chimney and stovepipe. For live branches over the roof, there is only advice.',
      zone_0: 'Not state law yet: live branches at least five feet above the roof.',
    },
  },
  roof_gaps_damage: {
    title: 'Gaps or damage in the roof',
    lookFor:
      "Missing or lifted shingles, open ends of curved tile, gaps at ridge or eave, birds' nests in tile, cracked plastic skylights, debris under panels.",
    mistakenFor:
      'Closed bird stops, shadow lines under tile, a ridge vent that is supposed to be open.',
    severity: 'Gaps let embers in under a roof covering that would not burn on its own.',
    asks: {
      chapter_7a: 'Hollow spaces under a new roof covering must be blocked or lined.',
      low_cost_retrofit_list: 'Bird stops close the open ends of tile.',
    },
  },
  gutter_unprotected_or_plastic: {
    title: 'Gutters not all metal and covered',
    lookFor: 'Open gutters with no cover; white plastic profiles that sag or snap together.',
    mistakenFor: 'Painted aluminum; a covered gutter seen from below.',
    severity:
      'A cover only slows the buildup of leaves, so this counts for little. Plastic gutters melt and drop burning leaves.',
    asks: { chapter_7a: 'New gutters must have a way to keep leaves out.' },
  },
  chimney_no_spark_arrestor: {
    title: 'Chimney without a spark arrestor',
    lookFor: 'An open flue, a missing or rusted cap, or a bird screen with wide mesh.',
    mistakenFor: 'The cap of a gas vent, ornamental pots, a cap hidden by the height.',
    severity:
      'Sparks come out of it while a wood fire burns inside. It counts for little in the score.',
    asks: {
      chimney_screen: 'A screen with 3/8 to 1/2 inch openings on a wood-burning chimney.',
    },
  },
} as const satisfies Record<string, HazardText>;
