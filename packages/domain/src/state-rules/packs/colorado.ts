import type { Law } from '../law.ts';
import type { StatePack } from '../state-pack.ts';

const lastLook = '2026-09-25';

const laws = {
  crs_10_4_124: {
    status: 'in_force',
    for: 'insurer',
    where: { kind: 'state' },
    from: '2026-07-01',
    until: null,
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
  resiliency_code: {
    status: 'in_force',
    for: 'new_building',
    where: { kind: 'parts' },
    from: null,
    until: null,
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
} as const satisfies Record<string, Law>;

/** Colorado’s laws for a home and its insurance. */
export const colorado: StatePack<keyof typeof laws> = {
  laws,
  letterLaw: { law: 'crs_10_4_124', about: ['score', 'mitigation', 'correction'] },
  insurerTerms: [
    { law: 'crs_10_4_124', event: 'appeal', duty: 'confirm_appeal', days: 10 },
    { law: 'crs_10_4_124', event: 'appeal', duty: 'decide_appeal', days: 30 },
  ],
  regulatorsPhone: null,
  en: {
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
  },
  es: {
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
  },
};
