import {
  hazardTextsEs,
  methodTextEs,
  programmeNamesEs,
  questionTextsEs,
  ruleTextsEs,
  sourceTitlesEs,
} from '@dss/domain';

import type { FieldTexts } from '../field-texts.ts';

export const fieldTextsEs: FieldTexts = {
  hazards: hazardTextsEs,
  questions: questionTextsEs,
  rules: ruleTextsEs,
  programmes: programmeNamesEs,
  sourceTitle: (id) => sourceTitlesEs[id],
  method: methodTextEs,
};
