import type { GuidanceTexts, GuidanceWords } from '../guidance-text.ts';
import { firstFiveFeetGuidance } from './first-five-feet.ts';
import { houseGuidance } from './house.ts';
import { yardGuidance } from './yard.ts';

export const guidanceTextsEn: GuidanceTexts = {
  ...firstFiveFeetGuidance,
  ...houseGuidance,
  ...yardGuidance,
};

/** All guidance texts in English. The text for an unknown type is specified. */
export const guidanceWordsEn: GuidanceWords = {
  texts: guidanceTextsEn,
  general: (name) => ({
    title: `${name} Mitigation`,
    why: 'This hazard increases fire risk to your property.',
    action: 'Consult with a fire safety professional.',
    source: 'Fire Safety Guidelines',
    cost: 'Varies',
    time: '1-2 hours',
  }),
};
