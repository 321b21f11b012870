import type { HazardText } from '../hazard-text.ts';

const zone0Pending =
  'Proposed, not law yet: the first five feet would hold nothing that embers can light. How much planting stays allowed is still open.';

export const zone0Texts = {
  zone0_vegetation: {
    title: 'Plants close to the house',
    lookFor:
      'Shrubs, hedges, vines, tall ornamental grass or branches within about five feet of a wall, deck or steps. Worst: leaves that touch the wall, or plants under a window, an eave or a vent.',
    mistakenFor:
      'Plants that only look close because the camera was low or far away; pots that can be moved in a minute; moss stains; artificial turf; the shadow of a metal trellis.',
    severity:
      'A survey after the 2025 Los Angeles fires counted 27% of homes lost where plants and other fuel filled most of this strip, and 9% where little of it was covered. A Berkeley model puts the gain from clearing these plants alone at 17% fewer losses. Some researchers doubt such numbers and find that low, well-watered plants matter less, so a little green growth that does not touch the wall counts as a trace.',
    asks: {
      zone_0: zone0Pending,
      cal_fire_advice: 'Keep only low, well-watered plants without woody stems next to the house.',
      ibhs_advice: 'Keep the strip free of all plants, succulents and turf included.',
    },
  },
  zone0_combustible_mulch: {
    title: 'Bark, wood chips or rubber mulch at the wall',
    lookFor:
      'Bark, wood chips, shredded redwood or cedar, pine straw, rubber mulch or artificial turf against the foundation.',
    mistakenFor:
      'Brown decomposed granite, lava rock, pea gravel, bare soil, or loose fallen leaves, which are a hazard of their own. A close-up settles it.',
    severity:
      'In tests of eight mulches all but one burned with flames. Shredded rubber, pine needles and shredded cedar burned hardest. Under a fence, mulch lets flames run along it.',
    asks: {
      zone_0: 'Proposed, not law yet: every option under discussion bars mulch that burns.',
      cal_fire_advice: 'Use no bark or mulch that can burn in the first five feet.',
    },
  },
  zone0_firewood_lumber: {
    title: 'Firewood or lumber at the house',
    lookFor:
      'Stacked or loose firewood, lumber, pallets, plywood or boxes of kindling against a wall, on a porch or under an eave.',
    mistakenFor: 'Log siding, a log border of a bed, a bench of wood-look plastic, rolled fencing.',
    severity:
      'In 62 fire tests woodpiles of every kind grew to large flames quickly and threw off embers that lit new fires. Most arrangements were rated a high hazard.',
    asks: {
      ccr_1299_03:
        'Keep exposed firewood more than 30 feet away, or fully covered in material that resists fire.',
      cal_fire_advice: 'Store firewood 30 feet or more from the house.',
    },
  },
  attached_combustible_fence: {
    title: 'Wood or vinyl fence joined to the house',
    lookFor:
      'A wood or vinyl fence or gate that meets the wall or runs within five feet of it, leaves at its foot, or a fence that joins two houses.',
    mistakenFor:
      'Painted metal, fiber cement or masonry; a fence that stops short of the wall. Wood-look composite does burn.',
    severity:
      'A burning fence is a fuse that leads to the wall. Of the Los Angeles parcels surveyed almost all had a fence; in most it met the house or stood in the first five feet, and most were wood.',
    asks: {
      cal_fire_advice: 'Replace fences, gates and arbors that burn where they meet the house.',
      low_cost_retrofit_list:
        'Replace the part of the fence next to the house with something that does not burn (wording not confirmed).',
      safer_from_wildfires: 'The five-foot zone counts fences too.',
    },
  },
  zone0_dead_debris: {
    title: 'Dry leaves and dead plants at the house',
    lookFor:
      'Dry leaves, needles, cones, twigs or dead weeds against walls, in corners, on porch or deck boards, on stairs, in window wells or round an air conditioner.',
    mistakenFor:
      'Mulch laid on purpose, fresh green clippings, stained soil, shadows. Leaves photographed in autumn are fuel all the same.',
    severity:
      "Embers light fine, dry material first. The insurers' research institute (IBHS) puts the share of homes first lit by embers, or by small fires that embers started, near nine in ten.",
    asks: {
      ccr_1299_03: 'Remove all dead or dying plants, leaves and needles, at all times.',
    },
  },
  under_deck_fuel: {
    title: 'Things that burn under a deck or stairs',
    lookFor:
      'Leaves, weeds, lumber, boxes, furniture or plants under a deck, porch or stairs; open lattice that lets embers and leaves in.',
    mistakenFor:
      'Gravel or bare soil in the shade, metal storage, a closed crawl space, a dark shadow.',
    severity:
      'Embers drop through the gaps between boards onto whatever lies below, and the flames reach deck and wall. It is worse where the deck hangs over a downhill slope.',
    asks: {
      ccr_1299_03_unread:
        'Keep what burns out from under wooden decks, balconies and stairs (known from summaries).',
      low_cost_retrofit_list: 'Keep nothing that burns under, on or within five feet of a deck.',
      safer_from_wildfires: 'Clear plants and debris from under decks.',
    },
  },
  zone0_combustible_items: {
    title: 'Furniture, bins and mats at the wall',
    lookFor:
      'Cushions, wooden or plastic furniture, fiber doormats, brooms, umbrellas, plastic bins, toys, gas cylinders, hot tubs or vehicles within five feet.',
    mistakenFor:
      "Metal or ceramic furniture; things in front of a wall that is farther back; one day's clutter.",
    severity:
      'Easy to move, and yet often the link: bins, hot tubs and the like helped fire spread between homes in Los Angeles.',
    asks: {
      cal_fire_advice: 'Keep few things on decks; think about moving bins and vehicles away.',
      zone_0:
        'Proposed, not law yet: items that burn would leave the strip (details not confirmed).',
    },
  },
} as const satisfies Record<string, HazardText>;
