import {
  cautionTextsEs,
  hazardTextsEs,
  methodTextEs,
  programNamesEs,
  questionTextsEs,
  ruleTextsEs,
  shownSources,
} from '@dss/domain';

import type { FieldTexts } from '../field-texts.ts';

export const fieldTextsEs: FieldTexts = {
  hazards: hazardTextsEs,
  cautions: cautionTextsEs,
  questions: questionTextsEs,
  rules: ruleTextsEs,
  programs: programNamesEs,
  sources: (ids) => shownSources(ids, 'es'),
  method: methodTextEs,
};
