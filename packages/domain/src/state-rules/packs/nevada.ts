import type { Law } from '../law.ts';
import type { StatePack } from '../state-pack.ts';

const lastLook = '2026-09-25';

const laws = {
  ab_376: {
    status: 'in_force',
    for: 'insurer',
    where: { kind: 'state' },
    from: '2026-01-01',
    until: null,
    checkedOn: lastLook,
    hazardRules: [],
    url: null,
  },
} as const satisfies Record<string, Law>;

/** Nevada’s laws for insurance. */
export const nevada: StatePack<keyof typeof laws> = {
  laws,
  letterLaw: null,
  insurerTerms: [],
  regulatorsPhone: null,
  en: {
    regulator: 'The Nevada Division of Insurance',
    laws: {
      ab_376: {
        name: 'Policies without wildfire, AB 376',
        asks: 'Insurers may leave wildfire out of a home’s policy. Read in yours whether it covers wildfire.',
      },
    },
    letterRule: null,
  },
  es: {
    regulator: 'La Nevada Division of Insurance',
    laws: {
      ab_376: {
        name: 'Pólizas sin incendios forestales, AB 376',
        asks: 'Las aseguradoras pueden excluir los incendios forestales de la póliza de una casa. Lea en la suya si los cubre.',
      },
    },
    letterRule: null,
  },
};
