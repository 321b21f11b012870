import type { StateCode } from '../places/states.ts';

/** States in which somebody looked for laws, and saw none in force: there the fire district is to be asked. */
export const statesWithoutLaws = {
  states: ['AZ', 'ID', 'NM', 'TX', 'WA', 'WY'],
  checkedOn: '2026-09-25',
} as const satisfies { readonly states: readonly StateCode[]; readonly checkedOn: string };
