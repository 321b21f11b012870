import type { StateTexts } from '../../state-pack.ts';
import type { MontanasLaw } from './laws.ts';

export const en: StateTexts<MontanasLaw> = {
  regulator: 'The Montana insurance commissioner',
  laws: {
    mca_33_16_117: {
      name: 'Your wildfire score, MCA 33-16-117',
      asks: 'If you ask, an insurer that uses a wildfire score to set a price tells you your score, its range, who made it and when, and what counted most against your home. It has 30 days after it gets your request. It holds for insurers that the state has admitted.',
    },
  },
  letterRule:
    'I ask for my score and its reasons under the Montana Code, section 33-16-117. As I understand it, it gives me the right to learn my wildfire risk score, its range, who made it and when, and what counted most against my home, within 30 days after you get my request.',
};
