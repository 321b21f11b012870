import type { StateTexts } from '../../state-pack.ts';
import type { MontanasLaw } from './laws.ts';

export const en: StateTexts<MontanasLaw> = {
  regulator: 'The Montana insurance commissioner',
  laws: {
    mca_33_16_117: {
      name: 'Your wildfire score, MCA 33-16-117',
      asks: 'If you ask, an insurer that uses a wildfire score tells you within 30 days your score, its range, who made it, and what it rests on.',
    },
  },
  letterRule:
    'I ask for this under the Montana Code, section 33-16-117. As I understand it, you tell me within 30 days after I ask my wildfire risk score, its range, who made it, and what it rests on.',
};
