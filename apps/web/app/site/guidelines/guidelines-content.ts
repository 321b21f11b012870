import type { Locale } from '../../messages/locale.ts';

/** What belongs in each zone. The figures are in the messages; they are specified and follow California's advice. */
export const zones = [
  {
    id: 'zone1',
    points: ['gravel', 'plantsOut', 'sweep', 'chimney', 'firewood', 'underDeck', 'furniture'],
  },
  {
    id: 'zone2',
    points: ['dead', 'prune', 'ladder', 'crowns', 'islands', 'sheds', 'tank'],
  },
  {
    id: 'zone3',
    points: ['mow', 'woodpile', 'groups', 'litter', 'deadTrees', 'access'],
  },
] as const;

export const hardening = [
  { id: 'roof', points: ['classA', 'birdStops', 'gutters', 'arrestor'] },
  { id: 'walls', points: ['vents', 'gaps', 'wallBase', 'siding', 'windows'] },
  { id: 'decks', points: ['deckBoards', 'deckEdge', 'fence', 'doubleFence', 'pergola'] },
] as const;

export const preparedness = [
  { id: 'plan', points: ['routes', 'meeting', 'animals', 'practice'] },
  { id: 'supplies', points: ['goBag', 'documents', 'pets', 'car'] },
  { id: 'informed', points: ['alerts', 'zone', 'radio', 'early'] },
] as const;

/**
 * Native plants from Californian lists of fire-resistant plants, such as those of the City of Oakland and the East Bay
 * Municipal Utility District, linked to the California Native Plant Society's Calscape.
 */
export const plantGroups = [
  {
    id: 'trees',
    plants: [
      plant('coastLiveOak', 'Quercus agrifolia'),
      plant('buckeye', 'Aesculus californica'),
      plant('redbud', 'Cercis occidentalis'),
    ],
  },
  {
    id: 'shrubs',
    plants: [
      plant('toyon', 'Heteromeles arbutifolia'),
      plant('coffeeberry', 'Frangula californica'),
      plant('currant', 'Ribes viburnifolium'),
    ],
  },
  {
    id: 'groundCover',
    plants: [
      plant('yarrow', 'Achillea millefolium'),
      plant('strawberry', 'Fragaria chiloensis'),
      plant('stonecrop', 'Sedum spathulifolium'),
    ],
  },
] as const;

/** Calscape finds a species by its scientific name; the parentheses may contain a common name, which is optional. */
function plant<Id extends string>(id: Id, species: string) {
  return { id, species, url: `https://calscape.org/${species.replace(' ', '-')}-()` };
}

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
