import type { Law } from '../../law.ts';

const lastLook = '2026-09-25';

/** Nevada’s laws for insurance. */
export const nevadasLaws = {
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

export type NevadasLaw = keyof typeof nevadasLaws;
