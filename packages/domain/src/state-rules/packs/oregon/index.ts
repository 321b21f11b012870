import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { oregonsLaws, type OregonsLaw } from './laws.ts';

export const oregon: StatePack<OregonsLaw> = {
  laws: oregonsLaws,
  letterLaw: { law: 'ors_742_277', about: ['score'] },
  insurerTerms: [],
  regulatorsPhone: null,
  en,
  es,
};
