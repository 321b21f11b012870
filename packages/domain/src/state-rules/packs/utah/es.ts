import type { StateTexts } from '../../state-pack.ts';
import type { UtahsLaw } from './laws.ts';

export const es: StateTexts<UtahsLaw> = {
  regulator: 'El Utah Insurance Department',
  laws: {
    hb_48: {
      name: 'El mapa de alto riesgo de Utah, HB 48',
      asks: 'Quienes tienen edificios dentro del mapa estatal de alto riesgo pagan una cuota según la superficie del edificio. Es menor después de trabajos de protección.',
    },
  },
  letterRule: null,
};
