import {
  hazardTextsEn,
  methodTextEn,
  programmeNamesEn,
  questionTextsEn,
  ruleTextsEn,
  sourceById,
} from '@dss/domain';

import type { FieldTexts } from '../field-texts.ts';

export const fieldTextsEn: FieldTexts = {
  hazards: hazardTextsEn,
  questions: questionTextsEn,
  rules: ruleTextsEn,
  programmes: programmeNamesEn,
  sourceTitle: (id) => sourceById(id).title,
  method: methodTextEn,
};
