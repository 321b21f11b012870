import type { StateTexts } from '../../state-pack.ts';
import type { OregonsLaw } from './laws.ts';

export const en: StateTexts<OregonsLaw> = {
  regulator: 'The Oregon Division of Financial Regulation',
  laws: {
    ors_742_277: {
      name: 'Reasons in a notice, ORS 742.277',
      asks: 'An insurer that drops a home or raises its price because of wildfire risk says in its notice what about the home led to it and what could improve it. If a wildfire score was used, the notice explains it, with its range and where the home stands.',
    },
    model_code: {
      name: 'Oregon’s model code for defensible space',
      asks: 'Advises keeping the first five feet around the house free of what burns. No one has to follow it, unless a city or county makes it a rule.',
    },
    sb_83: {
      name: 'Oregon’s wildfire map and the duties it brought',
      asks: 'Repealed by SB 83 on July 24, 2025. Neither the map nor its duties bind a home anymore.',
    },
  },
  letterRule:
    'For my score and its reasons, I refer to the Oregon Revised Statutes, section 742.277. As I understand it, a notice that ends a policy or raises its price because of wildfire risk says what about the home led to it, and explains a score that was used, with its range and where the home stands in it.',
};
