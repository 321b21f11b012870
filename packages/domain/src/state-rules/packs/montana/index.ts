import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { montanasLaws, type MontanasLaw } from './laws.ts';

export const montana: StatePack<MontanasLaw> = {
  laws: montanasLaws,
  letterLaw: { law: 'mca_33_16_117', about: ['score'] },
  insurerTerms: [{ law: 'mca_33_16_117', event: 'request', duty: 'tell_score', days: 30 }],
  regulatorsPhone: null,
  en,
  es,
};
