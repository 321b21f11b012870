import type { StateTexts } from '../../state-pack.ts';
import type { MontanasLaw } from './laws.ts';

export const es: StateTexts<MontanasLaw> = {
  regulator: 'La autoridad de seguros de Montana',
  laws: {
    mca_33_16_117: {
      name: 'Su puntaje de incendio, MCA 33-16-117',
      asks: 'Si usted lo pide, una aseguradora que usa un puntaje de incendio le da en 30 días el puntaje, su escala, quién lo hizo y en qué se basa.',
    },
  },
  letterRule:
    'Lo pido conforme al Montana Code (código de Montana), sección 33-16-117. Según lo entiendo, en los 30 días después de pedirlo me dan mi puntaje de riesgo de incendio forestal, su escala, quién lo hizo y en qué se basa.',
};
