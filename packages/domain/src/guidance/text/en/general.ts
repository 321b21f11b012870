import type { GeneralGuidance } from '../general-guidance.ts';

/** The specified text for a type that the catalog doesn't know, in English. */
export const generalGuidanceEn: GeneralGuidance = (name) => ({
  title: `${name} Mitigation`,
  why: 'This hazard increases fire risk to your property.',
  action: 'Consult with a fire safety professional.',
  source: 'Fire Safety Guidelines',
  cost: 'Varies',
  time: '1-2 hours',
});
