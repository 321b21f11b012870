import type { GuidanceTexts } from '../guidance-text.ts';
import { firstFiveFeetGuidance } from './first-five-feet.ts';
import { houseGuidance } from './house.ts';
import { yardGuidance } from './yard.ts';

/** The guidance's words in English. */
export const guidanceTextsEn: GuidanceTexts = {
  ...firstFiveFeetGuidance,
  ...houseGuidance,
  ...yardGuidance,
};
