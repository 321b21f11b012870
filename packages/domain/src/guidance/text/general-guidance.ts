import type { RemovalText } from '../../hazards/index.ts';
import type { Locale } from '../../locales/index.ts';

/** The text for a type that the catalog doesn't know, given a name such as 'Old Wooden Boat'. The English is specified. */
export const generalGuidanceTexts: Readonly<
  Record<Locale, (name: string) => RemovalText & { readonly cost: string; readonly time: string }>
> = {
  en: (name) => ({
    title: `${name} Mitigation`,
    why: 'This hazard increases fire risk to your property.',
    action: 'Consult with a fire safety professional.',
    source: 'Fire Safety Guidelines',
    cost: 'Varies',
    time: '1-2 hours',
  }),
  es: (name) => ({
    title: `Qué hacer: ${name}`,
    why: 'Este peligro aumenta el riesgo de incendio en su propiedad.',
    action: 'Consulte a un profesional en seguridad contra incendios.',
    source: 'Guía de seguridad contra incendios',
    cost: 'Depende del caso',
    time: '1 a 2 horas',
  }),
};
