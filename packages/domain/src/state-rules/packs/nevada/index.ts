import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { nevadasLaws, type NevadasLaw } from './laws.ts';

export const nevada: StatePack<NevadasLaw> = {
  laws: nevadasLaws,
  letterLaw: null,
  insurerTerms: [],
  regulatorsPhone: null,
  en,
  es,
};
