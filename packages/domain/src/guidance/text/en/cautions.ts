import type { CautionTexts } from '../../cautions.ts';

export const cautionTextsEn: CautionTexts = {
  ladder:
    'Set the ladder on firm, level ground and have someone hold it. Hire help for a steep roof, or above the first floor.',
  power_lines:
    'Keep people, ladders and tools away from power lines. Leave work near a line to the utility or a tree crew.',
  chainsaw:
    'Leave chainsaw work to someone trained for it. Never use one on a ladder or above your shoulders.',
  dry_windy_day:
    'Work in the cool of the morning, never on a dry, windy day: metal blades throw sparks. Keep water at hand.',
  dead_trees:
    'A standing dead tree can drop limbs or fall without warning. Leave it to a tree crew.',
  gas_tank:
    'Never bring propane or other fuel indoors, nor into a garage. Leave a house tank and its fittings to the gas company.',
  vent_air:
    'Never put fine mesh on a dryer vent, a flue, or an opening that brings air to a furnace, heater or stove. Mesh lets less air through: ask a contractor how much open vent area the house needs, and clean the mesh every year.',
  asbestos_lead:
    'A house built before 1980 may have lead paint, or asbestos in siding, soffits, roofing or window putty. Have it tested before anyone cuts, sands or removes it.',
  buried_lines:
    'Call 811 a few days before you dig. The call is free, and the utilities mark their buried lines.',
  shared_fence: 'Agree with your neighbor first. The fence may belong to both of you.',
  approval: 'Ask your HOA and the building office first. The work may need a permit.',
  protected_trees:
    'Many places protect oaks and other trees. Ask your city or county before you cut large limbs or take a tree down.',
  nesting_birds:
    'Look for nests first, above all from February to August. Wait, or ask for advice, where birds are nesting.',
  erosion:
    'Leave roots in the ground on a slope, and some ground cover, so that rain doesn’t wash the soil away.',
  burning:
    'Don’t burn what you cut unless you have a burn permit and it is a permitted burn day. Chip it or haul it away.',
};
