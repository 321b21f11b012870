import type { GuidanceTexts, GuidanceWords } from '../guidance-text.ts';
import { costInWords, timeInWords } from './amounts.ts';
import { firstFiveFeetGuidance } from './first-five-feet.ts';
import { houseGuidance } from './house.ts';
import { yardGuidance } from './yard.ts';

/** The guidance's words in English. */
export const guidanceTextsEn: GuidanceTexts = {
  ...firstFiveFeetGuidance,
  ...houseGuidance,
  ...yardGuidance,
};

/** All that the guidance says in English. What it says of an unknown type is the specification's. */
export const guidanceWordsEn: GuidanceWords = {
  texts: guidanceTextsEn,
  cost: costInWords,
  time: timeInWords,
  general: (name) => ({
    title: `${name} Mitigation`,
    why: 'This hazard increases fire risk to your property.',
    action: 'Consult with a fire safety professional.',
    source: 'Fire Safety Guidelines',
    cost: 'Varies',
    time: '1-2 hours',
  }),
};
