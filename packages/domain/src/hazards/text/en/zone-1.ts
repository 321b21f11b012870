import type { HazardText } from '../hazard-text.ts';

export const zone1Texts = {
  zone1_dead_vegetation: {
    title: 'Dead plants or leaf piles within 30 feet',
    lookFor: 'Brown or gray shrubs, dead trees or limbs, piles of leaf litter, dry weeds.',
    mistakenFor:
      'Trees that drop their leaves in winter, bronze-leaved varieties, native plants dormant in a drought, leaves in the shade.',
    severity: 'Dead plants are dry all year, so embers light them first.',
    asks: { ccr_1299_03: 'Remove all dead or dying plants within 30 feet, at all times.' },
  },
  outbuilding_too_close: {
    title: 'Small building that burns within 30 feet',
    lookFor: 'Wood or plastic sheds, playhouses, gazebos, carports or doghouses within 30 feet.',
    mistakenFor: "A neighbor's shed, a masonry garage, something farther away than it looks.",
    severity:
      'Fire tests found that small sheds need to be 10 to 15 feet away even from a new, hardened wall on flat ground, and farther on slopes or next to older homes.',
    asks: {
      safer_from_wildfires: 'Combustible sheds and other outbuildings at least 30 feet away.',
      ccr_1299_03_unread:
        'Bare soil and no flammable plants around small outbuildings (known from summaries).',
      structure_separation: 'At 15 feet a house gets less than a third of the heat.',
    },
  },
  zone1_continuous_shrubs_trees: {
    title: 'Shrubs or trees too close together',
    lookFor:
      'Shrubs or treetops that touch each other in a line or mass leading to the house; hedges that point toward it.',
    mistakenFor:
      'Plants at different distances that overlap in the picture; separate groups that happen to line up.',
    severity:
      'Clearing helps most between 16 and 58 feet from the house. Thinning is enough; no study found a need for bare ground.',
    asks: {
      plant_spacing:
        "On flat ground, leave twice the shrub's height between shrubs and 10 feet between trees; on slopes of 20 to 40%, four times and 20 feet; on steeper slopes, six times and 30 feet.",
      cal_fire_advice: 'Keep branches ten feet away from other trees.',
    },
  },
  zone1_ladder_fuels: {
    title: 'Shrubs or low branches under trees',
    lookFor: 'Shrubs under tree limbs, limbs lower than six feet, vines up a trunk.',
    mistakenFor: 'A shrub behind the tree; young trees, where only the lowest third gets pruned.',
    severity: 'Fire climbs them like a ladder into the treetops, and from there it throws embers.',
    asks: {
      plant_spacing:
        "Limbs pruned six feet up, with three times the shrub's height between the shrub and the lowest limb.",
    },
  },
  zone1_tall_dry_grass: {
    title: 'Tall dry grass near the house',
    lookFor:
      'Tan grass or weeds taller than about four inches, the height of a fist or a brick on edge.',
    mistakenFor: 'Mowed straw-colored lawn, watered lawn, ornamental bunch grass, gravel.',
    severity: 'Dry grass burns in seconds and carries fire to the wall.',
    asks: { ccr_1299_03: 'Remove dead grass and weeds within 30 feet.' },
  },
  zone1_exposed_woodpile: {
    title: 'Uncovered firewood within 30 feet',
    lookFor: 'Uncovered stacks of firewood 5 to 30 feet away.',
    mistakenFor: 'Timber retaining walls, covered stacks.',
    severity: 'In tests, fire spread easily from woodpiles up to 24 feet away.',
    asks: {
      ccr_1299_03:
        'Keep exposed firewood more than 30 feet away, or fully covered in material that resists fire.',
    },
  },
  fire_prone_plants: {
    title: 'Highly flammable plants',
    lookFor:
      'Juniper, cypress, arborvitae, acacia, bamboo, pampas grass, palms with dead fronds, eucalyptus with loose bark.',
    mistakenFor:
      'Podocarpus, yew, boxwood, healthy broad-leaved hedges. A photo can rarely identify a plant for certain.',
    severity:
      'Maintenance and location count for more than the species, so this counts only moderately.',
    asks: {
      local_plant_list:
        'One city requires removing juniper, bamboo, acacia and Italian cypress within 30 feet.',
    },
  },
  combustible_fence_runs: {
    title: 'Wood fences back to back',
    lookFor: 'Two wood fences side by side, with a narrow gap or none, within 30 feet.',
    mistakenFor: 'A single metal or masonry fence; a fence that belongs to the neighbor alone.',
    severity:
      'Two fences back to back burn far worse than one. A neighbor often has to agree, so it counts for little here.',
    asks: {
      wildfire_prepared_home:
        'The Plus level requires removing back-to-back fences within 30 feet.',
    },
  },
  lpg_tank_clearance: {
    title: 'Propane tank without enough clearance',
    lookFor:
      'A large tank with plants, grass or wood within ten feet, or within ten feet of the house.',
    mistakenFor: 'Grill cylinders, water tanks, septic tanks, well tanks.',
    severity: 'Few homes have a tank, so it counts for little.',
    asks: {
      ccr_1299_03_unread:
        'Ten feet of bare soil and another ten feet without flammable plants (known from summaries).',
      propane_setback:
        'Tanks of 125 to 500 gallons at least ten feet from buildings; of 501 to 2,000 gallons, 25 feet.',
    },
  },
} as const satisfies Record<string, HazardText>;
