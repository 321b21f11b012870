import type { StateTexts } from '../../state-pack.ts';
import type { ColoradosLaw } from './laws.ts';

export const en: StateTexts<ColoradosLaw> = {
  regulator: 'The Colorado Division of Insurance',
  laws: {
    crs_10_4_124: {
      name: 'Your wildfire score, C.R.S. 10-4-124 (HB25-1182)',
      asks: 'An insurer that uses a wildfire score tells you the score and its reasons, and takes safety work into account. You can appeal: they confirm it in 10 days and decide in 30.',
    },
    resiliency_code: {
      name: 'Colorado’s code for wildfire areas',
      asks: 'Asks for fire-resistant building and planting where work needs a permit. It asks nothing of a home that stays as it is.',
    },
  },
  letterRule:
    'I ask for this under the Colorado Revised Statutes, section 10-4-124. As I understand it, it gives me the right to my wildfire risk score, to the reasons for it, and to appeal it, with your confirmation within 10 days and your decision within 30.',
};
