import type { GeneralGuidance } from '../general-guidance.ts';

/** The text for a type that the catalog doesn't know, in Spanish. */
export const generalGuidanceEs: GeneralGuidance = (name) => ({
  title: `Qué hacer: ${name}`,
  why: 'Este peligro aumenta el riesgo de incendio en su propiedad.',
  action: 'Consulte a un profesional en seguridad contra incendios.',
  source: 'Guía de seguridad contra incendios',
  cost: 'Depende del caso',
  time: '1 a 2 horas',
});
