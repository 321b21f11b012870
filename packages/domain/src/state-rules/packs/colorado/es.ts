import type { StateTexts } from '../../state-pack.ts';
import type { ColoradosLaw } from './laws.ts';

export const es: StateTexts<ColoradosLaw> = {
  regulator: 'La Colorado Division of Insurance',
  laws: {
    crs_10_4_124: {
      name: 'Su puntaje de incendio, C.R.S. 10-4-124 (HB25-1182)',
      asks: 'Una aseguradora que usa un puntaje de incendio le dice el puntaje y sus razones, y toma en cuenta los trabajos de protección. Usted puede apelar: lo confirman en 10 días y deciden en 30.',
    },
    resiliency_code: {
      name: 'El código de Colorado para zonas de incendio',
      asks: 'Pide construcción y plantas resistentes al fuego cuando un trabajo necesita un permiso. No pide nada de una casa que queda como está.',
    },
  },
  letterRule:
    'Lo pido conforme a los Colorado Revised Statutes (leyes de Colorado), sección 10-4-124. Según lo entiendo, me da derecho a conocer mi puntaje de riesgo de incendio forestal y sus razones, y a apelarlo, con su confirmación en 10 días y su decisión en 30.',
};
