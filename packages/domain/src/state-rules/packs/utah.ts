import type { Law } from '../law.ts';
import type { StatePack } from '../state-pack.ts';

const lastLook = '2026-09-25';

const laws = {
  hb_48: {
    status: 'in_force',
    for: 'owner',
    where: { kind: 'parts' },
    from: '2026-01-01',
    until: null,
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
} as const satisfies Record<string, Law>;

/** Utah’s laws for a home. */
export const utah: StatePack<keyof typeof laws> = {
  laws,
  letterLaw: null,
  insurerTerms: [],
  regulatorsPhone: null,
  en: {
    regulator: 'The Utah Insurance Department',
    laws: {
      hb_48: {
        name: 'Utah’s high-risk map, HB 48',
        asks: 'Owners of buildings that the state’s high-risk map covers pay a fee by the area of the building. It’s lower after safety work.',
      },
    },
    letterRule: null,
  },
  es: {
    regulator: 'El Utah Insurance Department',
    laws: {
      hb_48: {
        name: 'El mapa de alto riesgo de Utah, HB 48',
        asks: 'Quienes tienen edificios dentro del mapa estatal de alto riesgo pagan una cuota según la superficie del edificio. Es menor después de trabajos de protección.',
      },
    },
    letterRule: null,
  },
};
