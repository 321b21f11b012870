import type { StateTexts } from '../../state-pack.ts';
import type { OregonsLaw } from './laws.ts';

export const en: StateTexts<OregonsLaw> = {
  regulator: 'The Oregon Division of Financial Regulation',
  laws: {
    ors_742_277: {
      name: 'Reasons in a notice, ORS 742.277',
      asks: 'An insurer that drops a home or raises its price because of a wildfire score gives the score and the reasons in its notice.',
    },
    model_code: {
      name: 'Oregon’s model code for defensible space',
      asks: 'Advises nothing that burns in the five feet around the house. No one has to follow it, unless a city or county makes it a rule.',
    },
    sb_83: {
      name: 'Oregon’s wildfire map and the duties it brought',
      asks: 'Repealed by SB 83 on July 24, 2025. Neither the map nor its duties bind a home any more.',
    },
  },
  letterRule:
    'I ask for this with a view to the Oregon Revised Statutes, section 742.277. As I understand it, a notice that rests on a wildfire risk score gives the score and the reasons for it.',
};
