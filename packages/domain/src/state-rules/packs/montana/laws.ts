import type { Law } from '../../law.ts';

const lastLook = '2026-09-25';

/** Montana’s laws for insurance. */
export const montanasLaws = {
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

export type MontanasLaw = keyof typeof montanasLaws;
