import {
  hazardTextsEs,
  methodTextEs,
  programmeNamesEs,
  questionTextsEs,
  ruleTextsEs,
  shownSources,
} from '@dss/domain';

import type { FieldTexts } from '../field-texts.ts';

export const fieldTextsEs: FieldTexts = {
  hazards: hazardTextsEs,
  questions: questionTextsEs,
  rules: ruleTextsEs,
  programmes: programmeNamesEs,
  sources: (ids) => shownSources(ids, 'es'),
  method: methodTextEs,
};
