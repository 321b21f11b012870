import {
  cautionTextsEn,
  hazardTextsEn,
  methodTextEn,
  programNamesEn,
  programTableTextsEn,
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
  programTables: programTableTextsEn,
  sources: (ids) => shownSources(ids, 'en'),
  method: methodTextEn,
};
