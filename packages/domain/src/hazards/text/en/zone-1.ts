import type { HazardText } from '../hazard-text.ts';

export const zone1Texts = {
  zone1_dead_vegetation: {
    title: 'Dead plants within 30 feet',
    lookFor: 'Brown or gray shrubs, dead trees or limbs, heaps of litter, dry weeds.',
    mistakenFor:
      'Trees that drop their leaves in winter, bronze-leaved kinds, native plants resting in a drought, leaves in the shade.',
    severity:
      'It is the first thing the law names. How dry a plant is matters more than that it is there.',
    asks: { ccr_1299_03: 'Remove all dead or dying plants within 30 feet, at all times.' },
  },
  outbuilding_too_close: {
    title: 'Shed or playhouse close to the house',
    lookFor: 'Wood or plastic sheds, playhouses, gazebos, carports or dog houses within 30 feet.',
    mistakenFor: "A neighbor's shed, a masonry garage, something farther away than it looks.",
    severity:
      'Fire tests found that small sheds need 10 to 15 feet of distance even from a new, hardened wall on flat ground, and more on slopes or beside older homes.',
    asks: {
      safer_from_wildfires: 'Sheds and other outbuildings that burn at least 30 feet away.',
      ccr_1299_03_unread:
        'Bare soil and no plants that burn round small outbuildings (known from summaries).',
      structure_separation: 'At 15 feet a house gets less than a third of the heat.',
    },
  },
  zone1_continuous_shrubs_trees: {
    title: 'Shrubs and trees in an unbroken mass',
    lookFor:
      'Crowns of shrubs or trees that touch each other in a line or mass that leads to the house; hedges that point at it.',
    mistakenFor:
      'Plants at different distances that overlap in the picture; separate groups seen end on.',
    severity:
      'Between 16 and 58 feet from the house clearing helps most. Thinning does it; nobody found a need for bare ground.',
    asks: {
      plant_spacing:
        "On flat ground leave twice the shrub's height between shrubs and 10 feet between trees; on slopes of 20 to 40% four times and 20 feet; above that six times and 30 feet.",
      cal_fire_advice: 'Keep branches ten feet away from other trees.',
    },
  },
  zone1_ladder_fuels: {
    title: 'Shrubs and low limbs under trees',
    lookFor: 'Shrubs under the limbs of trees, limbs lower than six feet, vines up a trunk.',
    mistakenFor:
      'A shrub that stands behind the tree; young trees, of which only the lowest third is pruned.',
    severity: 'Fire climbs them like a ladder into the crowns, and from there throws embers.',
    asks: {
      plant_spacing:
        "Limbs six feet up, and three times the shrub's height free between shrub and lowest limb.",
    },
  },
  zone1_tall_dry_grass: {
    title: 'Tall dry grass near the house',
    lookFor: 'Tan grass or weeds taller than about four inches, a fist or a brick on edge.',
    mistakenFor: 'Mown straw-colored lawn, watered lawn, ornamental bunch grass, gravel.',
    severity: 'Dry grass burns in seconds and carries fire to the wall.',
    asks: { ccr_1299_03: 'Dead grass and weeds within 30 feet are to go.' },
  },
  zone1_exposed_woodpile: {
    title: 'Uncovered woodpile within 30 feet',
    lookFor: 'Uncovered stacks of firewood or lumber 5 to 30 feet away.',
    mistakenFor: 'Retaining walls of timber, covered stacks.',
    severity: 'In tests fire spread easily from woodpiles at distances up to 24 feet.',
    asks: {
      ccr_1299_03:
        'Keep exposed firewood more than 30 feet away, or fully covered in material that resists fire.',
    },
  },
  fire_prone_plants: {
    title: 'Plants that burn hot',
    lookFor:
      'Juniper, Italian cypress, arborvitae, acacia, bamboo, pampas grass, palms with dead skirts, strips of eucalyptus bark.',
    mistakenFor:
      'Podocarpus, yew, boxwood, healthy broad-leaved hedges. A photo seldom names a plant for sure.',
    severity: 'Care and position count for more than the kind, so this is only moderate.',
    asks: {
      local_plant_list:
        'One city wants juniper, bamboo, acacia and Italian cypress gone within 30 feet.',
    },
  },
  combustible_fence_runs: {
    title: 'Double or long wood fences',
    lookFor:
      'Two fences side by side, or long wood fences or hedges that lead to the house within 30 feet.',
    mistakenFor: "One fence of metal or masonry; a fence that is the neighbor's alone.",
    severity:
      'Two fences back to back burn far worse than one. A neighbor often has to agree, so it weighs little here.',
    asks: {
      wildfire_prepared_home: 'The Plus level asks to remove back-to-back fences within 30 feet.',
    },
  },
  lpg_tank_clearance: {
    title: 'Propane tank without clear ground',
    lookFor:
      'A large tank with plants, grass or wood within ten feet, or within ten feet of the house.',
    mistakenFor: 'Grill cylinders, water tanks, septic tanks, well tanks.',
    severity: 'Rare, and its effect stays local.',
    asks: {
      ccr_1299_03_unread:
        'Ten feet of bare soil and another ten feet without plants that burn (known from summaries).',
      propane_setback: 'Tanks up to 500 gallons stand ten feet from buildings.',
    },
  },
} as const satisfies Record<string, HazardText>;
