import type { Law } from '../law.ts';
import type { StatePack } from '../state-pack.ts';

const lastLook = '2026-09-25';

const laws = {
  ors_742_277: {
    status: 'in_force',
    for: 'insurer',
    where: { kind: 'state' },
    from: null,
    until: null,
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
  model_code: {
    status: 'voluntary',
    for: 'owner',
    where: { kind: 'state' },
    from: '2026-05-19',
    until: null,
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
  sb_83: {
    status: 'repealed',
    for: 'owner',
    where: { kind: 'state' },
    from: null,
    until: '2025-07-24',
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
} as const satisfies Record<string, Law>;

/** Oregon’s laws for a home and its insurance. */
export const oregon: StatePack<keyof typeof laws> = {
  laws,
  letterLaw: { law: 'ors_742_277', about: ['score'] },
  insurerTerms: [],
  regulatorsPhone: null,
  en: {
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
  },
  es: {
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
  },
};
