import type { StateTexts } from '../../state-pack.ts';
import type { MontanasLaw } from './laws.ts';

export const es: StateTexts<MontanasLaw> = {
  regulator: 'La autoridad de seguros de Montana',
  laws: {
    mca_33_16_117: {
      name: 'Su puntaje de incendio, MCA 33-16-117',
      asks: 'Si usted lo pide, una aseguradora que usa un puntaje de incendio para fijar un precio le da su puntaje, su escala, quién lo hizo y cuándo, y lo que más contó en contra de su casa. Tiene 30 días desde que recibe su solicitud. Vale para las aseguradoras que el estado admitió.',
    },
  },
  letterRule:
    'Pido mi puntaje y sus razones conforme al Montana Code (código de Montana), sección 33-16-117. Según lo entiendo, me da derecho a conocer mi puntaje de riesgo de incendio forestal, su escala, quién lo hizo y cuándo, y lo que más contó en contra de mi casa, en los 30 días después de que reciban mi solicitud.',
};
