import type { StatePack } from '../../state-pack.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { californiasLaws, type CaliforniasLaw } from './laws.ts';

export const california: StatePack<CaliforniasLaw> = {
  laws: californiasLaws,
  letterLaw: 'ccr_2644_9',
  regulatorsPhone: '800-927-4357',
  en,
  es,
};
