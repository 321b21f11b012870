import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { coloradosLaws, type ColoradosLaw } from './laws.ts';

export const colorado: StatePack<ColoradosLaw> = {
  laws: coloradosLaws,
  letterLaw: { law: 'crs_10_4_124', about: ['score', 'mitigation', 'correction'] },
  insurerTerms: [
    { law: 'crs_10_4_124', event: 'appeal', duty: 'confirm_appeal', days: 10 },
    { law: 'crs_10_4_124', event: 'appeal', duty: 'decide_appeal', days: 30 },
  ],
  regulatorsPhone: null,
  en,
  es,
};
