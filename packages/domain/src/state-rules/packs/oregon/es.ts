import type { StateTexts } from '../../state-pack.ts';
import type { OregonsLaw } from './laws.ts';

export const es: StateTexts<OregonsLaw> = {
  regulator: 'La Oregon Division of Financial Regulation',
  laws: {
    ors_742_277: {
      name: 'Razones en un aviso, ORS 742.277',
      asks: 'Una aseguradora que deja de asegurar una casa o sube el precio por un puntaje de incendio da en su aviso el puntaje y las razones.',
    },
    model_code: {
      name: 'El código modelo de Oregon para el espacio defendible',
      asks: 'Aconseja que no haya nada que arda en los cinco pies alrededor de la casa. Nadie tiene que seguirlo, salvo que una ciudad o un condado lo haga regla.',
    },
    sb_83: {
      name: 'El mapa de incendios de Oregon y sus obligaciones',
      asks: 'Derogado por la SB 83 el 24 de julio de 2025. Ni el mapa ni sus obligaciones rigen ya para una casa.',
    },
  },
  letterRule:
    'Lo pido en vista de los Oregon Revised Statutes (leyes de Oregon), sección 742.277. Según lo entiendo, un aviso que se basa en un puntaje de riesgo de incendio forestal da el puntaje y sus razones.',
};
