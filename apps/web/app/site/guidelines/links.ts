import type { Locale } from '../../messages/locale.ts';

interface OfficialResource {
  readonly id: 'ready' | 'dspace' | 'insurance' | 'federal';
  readonly url: Readonly<{ en: string } & Partial<Record<Locale, string>>>;
}

/** The guidelines' links: agencies, the university, the native plant society. */
export const links = {
  fireAgency: 'https://www.fire.ca.gov/incidents',
  calAlerts: 'https://calalerts.org/',
  calscape: 'https://calscape.org/',
  plantSpacing:
    'https://ucanr.edu/site/uc-marin-master-gardeners/documents/november-plant-spacing-fire-smart-landscape',
} as const;

/** The four official resources, in order; one of them is also in Spanish. */
export const resources: readonly OfficialResource[] = [
  { id: 'ready', url: { en: 'https://readyforwildfire.org/' } },
  { id: 'dspace', url: { en: 'https://www.fire.ca.gov/dspace' } },
  {
    id: 'insurance',
    url: { en: 'https://www.insurance.ca.gov/01-consumers/200-wrr/Safer-from-Wildfires.cfm' },
  },
  {
    id: 'federal',
    url: {
      en: 'https://www.ready.gov/wildfires',
      es: 'https://www.ready.gov/es/incendios-forestales',
    },
  },
];
