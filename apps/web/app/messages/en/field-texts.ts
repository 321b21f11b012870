import {
  cautionTextsEn,
  hazardTextsEn,
  methodTextEn,
  programNamesEn,
  questionTextsEn,
  ruleTextsEn,
  shownSources,
} from '@dss/domain';

import type { FieldTexts } from '../field-texts.ts';

export const fieldTextsEn: FieldTexts = {
  hazards: hazardTextsEn,
  cautions: cautionTextsEn,
  questions: questionTextsEn,
  rules: ruleTextsEn,
  programs: programNamesEn,
  sources: (ids) => shownSources(ids, 'en'),
  method: methodTextEn,
};
