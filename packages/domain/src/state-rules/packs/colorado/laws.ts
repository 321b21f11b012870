import type { Law } from '../../law.ts';

const lastLook = '2026-09-25';

/** Colorado’s laws for a home and its insurance. */
export const coloradosLaws = {
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

export type ColoradosLaw = keyof typeof coloradosLaws;
