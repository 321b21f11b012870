import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { montanasLaws, type MontanasLaw } from './laws.ts';

export const montana: StatePack<MontanasLaw> = {
  laws: montanasLaws,
  regulatorsPhone: null,
  en,
  es,
};
