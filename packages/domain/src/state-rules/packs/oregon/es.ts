import type { StateTexts } from '../../state-pack.ts';
import type { OregonsLaw } from './laws.ts';

export const es: StateTexts<OregonsLaw> = {
  regulator: 'La Oregon Division of Financial Regulation',
  laws: {
    ors_742_277: {
      name: 'Razones en un aviso, ORS 742.277',
      asks: 'Una aseguradora que deja de asegurar una casa o sube el precio por el riesgo de incendio forestal dice en su aviso qué cosas de la casa llevaron a eso y qué podría mejorarlo. Si se usó un puntaje de incendio, el aviso lo explica, con su escala y dónde está la casa en ella.',
    },
    model_code: {
      name: 'El código modelo de Oregón para el espacio defendible',
      asks: 'Aconseja que no haya nada que arda en los primeros cinco pies alrededor de la casa. Nadie tiene que seguirlo, salvo que una ciudad o un condado lo haga regla.',
    },
    sb_83: {
      name: 'El mapa de incendios de Oregón y sus obligaciones',
      asks: 'Derogado por la SB 83 el 24 de julio de 2025. Ni el mapa ni sus obligaciones rigen ya para una casa.',
    },
  },
  letterRule:
    'Sobre mi puntaje y sus razones, me refiero a los Oregon Revised Statutes (leyes de Oregón), sección 742.277. Según lo entiendo, un aviso que termina una póliza o sube su precio por el riesgo de incendio forestal dice qué cosas de la casa llevaron a eso, y explica el puntaje que se usó, con su escala y dónde está la casa en ella.',
};
