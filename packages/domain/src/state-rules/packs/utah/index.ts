import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { utahsLaws, type UtahsLaw } from './laws.ts';

export const utah: StatePack<UtahsLaw> = {
  laws: utahsLaws,
  letterLaw: null,
  insurerTerms: [],
  regulatorsPhone: null,
  en,
  es,
};
