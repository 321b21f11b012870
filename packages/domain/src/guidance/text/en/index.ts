import type { GuidanceTexts, GuidanceWords } from '../guidance-text.ts';
import { hazardById, hazardTypeIds, recordOf } from '../../../hazards/index.ts';

export const guidanceTextsEn: GuidanceTexts = recordOf(
  hazardTypeIds,
  (id) => hazardById(id).texts.en.removal,
);

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
