import type { Law } from '../../law.ts';

const lastLook = '2026-09-25';

/** Utah’s laws for a home. */
export const utahsLaws = {
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

export type UtahsLaw = keyof typeof utahsLaws;
