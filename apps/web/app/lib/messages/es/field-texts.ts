import {
  cautionTextsEs,
  hazardTextsEs,
  methodTextEs,
  programNamesEs,
  programTableTextsEs,
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
  programTables: programTableTextsEs,
  sources: (ids) => shownSources(ids, 'es'),
  method: methodTextEs,
};
