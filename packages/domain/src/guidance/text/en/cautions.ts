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
  gas_tank: 'Never move a tank or open its fittings yourself. Call the gas company.',
  shared_fence: 'Agree with your neighbor first. The fence may belong to both of you.',
};
