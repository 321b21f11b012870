/** Where the guidelines send their readers: agencies, the university, the native plant society. */
export const links = {
  fireAgency: 'https://www.fire.ca.gov/incidents',
  calAlerts: 'https://calalerts.org/',
  calscape: 'https://calscape.org/',
  plantSpacing:
    'https://ucanr.edu/site/uc-marin-master-gardeners/documents/november-plant-spacing-fire-smart-landscape',
} as const;

/** The four official resources, in their order. */
export const resources = [
  { id: 'ready', url: 'https://readyforwildfire.org/' },
  { id: 'dspace', url: 'https://www.fire.ca.gov/dspace' },
  {
    id: 'insurance',
    url: 'https://www.insurance.ca.gov/01-consumers/200-wrr/Safer-from-Wildfires.cfm',
  },
  { id: 'federal', url: 'https://www.ready.gov/wildfires' },
] as const;
