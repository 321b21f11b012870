import type { HazardText } from '../hazard-text.ts';

const zone0Pending =
  'Not state law yet: the first five feet would have to be free of anything embers can ignite. We don’t know how many plants the final text allows. Some places, such as Berkeley and Paradise, already have rules of their own.';

export const zone0Texts = {
  zone0_vegetation: {
    title: 'Plants within five feet',
    lookFor:
      'Shrubs, hedges, vines, tall ornamental grass or branches within about five feet of a wall, deck or steps. Worst: leaves that touch the wall, or plants under a window, an eave or a vent.',
    mistakenFor:
      'Plants that only look close because the camera was low or far away; pots that can be moved in a minute; moss stains; artificial turf; the shadow of a metal trellis.',
    severity:
      'In a survey after the 2025 Los Angeles fires, 27% of homes were lost where plants and other fuel filled most of this strip, and 9% where little of it was covered. A Berkeley model estimates that clearing these plants alone would mean 17% fewer losses. Some researchers doubt such numbers and find that low, well-watered plants matter less, so a little green growth that does not touch the wall counts as a trace.',
    asks: {
      zone_0: zone0Pending,
      cal_fire_advice: 'Keep only low, well-watered plants without woody stems next to the house.',
      ibhs_advice: 'Keep the strip free of all plants, including succulents and turf.',
    },
  },
  zone0_combustible_mulch: {
    title: 'Mulch or turf that burns within five feet',
    lookFor:
      'Bark, wood chips, shredded redwood or cedar, pine straw, rubber mulch or artificial turf against the foundation.',
    mistakenFor:
      'Brown decomposed granite, lava rock, pea gravel, bare soil, or loose fallen leaves, which are a separate hazard. A close-up settles it.',
    severity:
      'In tests of eight mulches, all but one burned with flames. Shredded rubber, pine needles and shredded cedar burned hottest. Mulch under a fence lets flames run along it.',
    asks: {
      zone_0:
        'Not state law yet: every draft that we read, up to October 2025, bans mulch that burns.',
      cal_fire_advice: 'Use no bark or mulch that can burn in the first five feet.',
    },
  },
  zone0_firewood_lumber: {
    title: 'Firewood or lumber within five feet',
    lookFor:
      'Stacked or loose firewood, lumber, pallets, plywood or boxes of kindling against a wall, on a porch or under an eave.',
    mistakenFor:
      'Log siding, a log border around a garden bed, a wood-look plastic bench, rolled fencing.',
    severity:
      'In 62 fire tests, woodpiles of every kind quickly produced large flames and threw off embers that started new fires. Most arrangements were rated a high hazard.',
    asks: {
      ccr_1299_03:
        'Keep exposed firewood more than 30 feet away, or fully covered with fire-resistant material.',
      cal_fire_advice: 'Store firewood 30 feet or more from the house.',
    },
  },
  attached_combustible_fence: {
    title: 'Fence or gate that burns within five feet',
    lookFor:
      'A fence or gate of wood, vinyl, composite, bamboo or reed that meets the wall or runs within five feet of it, leaves along its base, or a fence that connects two houses.',
    mistakenFor:
      'Painted metal, fiber cement or masonry; a fence that stops short of the wall. Wood-look composite does burn.',
    severity:
      'A burning fence is a fuse that leads to the wall. Almost all the Los Angeles parcels surveyed had a fence; most fences met the house or stood in the first five feet, and most were wood.',
    asks: {
      cal_fire_advice: 'Replace combustible fences, gates and arbors where they meet the house.',
      low_cost_retrofit_list:
        'Replace the part of the fence next to the house with something noncombustible (wording not confirmed).',
      safer_from_wildfires: 'The five-foot zone counts fences too.',
    },
  },
  zone0_dead_debris: {
    title: 'Dry leaves or dead plants by the house',
    lookFor:
      'Dry leaves, needles, cones, twigs or dead weeds against walls, in corners, on porch or deck boards, on stairs, in window wells or around an air conditioner.',
    mistakenFor:
      'Mulch put there on purpose, fresh green clippings, stained soil, shadows. Leaves photographed in the fall still count as fuel.',
    severity:
      "Embers ignite fine, dry material first. The insurers' research institute (IBHS) estimates that of the homes that wildfires damage or destroy, nearly nine in ten were first ignited by embers, or by small fires that embers started.",
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
        'Keep combustible materials out from under wooden decks, balconies and stairs (known from summaries).',
      low_cost_retrofit_list:
        'Keep combustible items off decks, out from under them and at least five feet away.',
      safer_from_wildfires: 'Clear plants and debris from under decks.',
    },
  },
  zone0_combustible_items: {
    title: 'Things that burn kept by the house',
    lookFor:
      'Cushions, wooden or plastic furniture, fiber doormats, brooms, umbrellas, plastic trash cans, toys, propane cylinders, hot tubs or vehicles within five feet.',
    mistakenFor:
      "Metal or ceramic furniture; items in front of a wall that is farther back; one day's clutter.",
    severity:
      'These are easy to move, yet they are often the missing link: trash cans, hot tubs and the like helped fire spread between homes in Los Angeles.',
    asks: {
      cal_fire_advice: 'Keep few things on decks; consider moving trash cans and vehicles away.',
      zone_0:
        'Not state law yet: combustible items would have to leave the strip (details not confirmed).',
    },
  },
} as const satisfies Record<string, HazardText>;
