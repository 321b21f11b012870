import type { StateTexts } from '../../state-pack.ts';
import type { NevadasLaw } from './laws.ts';

export const en: StateTexts<NevadasLaw> = {
  regulator: 'The Nevada Division of Insurance',
  laws: {
    ab_376: {
      name: 'Policies without wildfire, AB 376',
      asks: 'Insurers may leave wildfire out of a home’s policy. Read in yours whether it covers wildfire.',
    },
  },
  letterRule: null,
};
