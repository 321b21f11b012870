import type { Law } from '../law.ts';
import type { StatePack } from '../state-pack.ts';

const lastLook = '2026-09-25';

const laws = {
  mca_33_16_117: {
    status: 'in_force',
    for: 'insurer',
    where: { kind: 'state' },
    from: null,
    until: null,
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
} as const satisfies Record<string, Law>;

/** Montana’s laws for insurance. */
export const montana: StatePack<keyof typeof laws> = {
  laws,
  letterLaw: { law: 'mca_33_16_117', about: ['score'] },
  insurerTerms: [{ law: 'mca_33_16_117', event: 'request', duty: 'tell_score', days: 30 }],
  regulatorsPhone: null,
  en: {
    regulator: 'The Montana insurance commissioner',
    laws: {
      mca_33_16_117: {
        name: 'Your wildfire score, MCA 33-16-117',
        asks: 'If you ask, an insurer that uses a wildfire score to set a price tells you your score, its range, who made it and when, and what counted most against your home. It has 30 days after it gets your request. It holds for insurers that the state has admitted.',
      },
    },
    letterRule:
      'I ask for my score and its reasons under the Montana Code, section 33-16-117. As I understand it, it gives me the right to learn my wildfire risk score, its range, who made it and when, and what counted most against my home, within 30 days after you get my request.',
  },
  es: {
    regulator: 'La autoridad de seguros de Montana',
    laws: {
      mca_33_16_117: {
        name: 'Su puntaje de incendio, MCA 33-16-117',
        asks: 'Si usted lo pide, una aseguradora que usa un puntaje de incendio para fijar un precio le da su puntaje, su escala, quién lo hizo y cuándo, y lo que más contó en contra de su casa. Tiene 30 días desde que recibe su solicitud. Vale para las aseguradoras que el estado admitió.',
      },
    },
    letterRule:
      'Pido mi puntaje y sus razones conforme al Montana Code (código de Montana), sección 33-16-117. Según lo entiendo, me da derecho a conocer mi puntaje de riesgo de incendio forestal, su escala, quién lo hizo y cuándo, y lo que más contó en contra de mi casa, en los 30 días después de que reciban mi solicitud.',
  },
};
