import type { StateTexts } from '../../state-pack.ts';
import type { UtahsLaw } from './laws.ts';

export const en: StateTexts<UtahsLaw> = {
  regulator: 'The Utah Insurance Department',
  laws: {
    hb_48: {
      name: 'Utah’s high-risk map, HB 48',
      asks: 'Owners of buildings that the state’s high-risk map covers pay a fee by the area of the building. It’s lower after safety work.',
    },
  },
  letterRule: null,
};
