import type { Law } from '../../law.ts';

const lastLook = '2026-09-25';

/** Oregon’s laws for a home and its insurance. */
export const oregonsLaws = {
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

export type OregonsLaw = keyof typeof oregonsLaws;
