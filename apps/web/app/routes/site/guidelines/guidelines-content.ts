import type { Locale } from '../../../lib/messages/locale.ts';

/**
 * What belongs in each zone, beside the drawing of the hazard that each point is about. The figures are in the messages;
 * they are specified and follow California's advice.
 */
export const zones = [
  {
    id: 'zone1',
    advice: [
      { hazard: 'zone0_combustible_mulch', points: ['gravel'] },
      { hazard: 'zone0_vegetation', points: ['plantsOut'] },
      { hazard: 'zone0_dead_debris', points: ['sweep'] },
      { hazard: 'tree_overhang_roof_chimney', points: ['chimney'] },
      { hazard: 'zone0_firewood_lumber', points: ['firewood'] },
      { hazard: 'under_deck_fuel', points: ['underDeck'] },
      { hazard: 'zone0_combustible_items', points: ['furniture'] },
    ],
  },
  {
    id: 'zone2',
    advice: [
      { hazard: 'zone1_dead_vegetation', points: ['dead'] },
      { hazard: 'zone1_ladder_fuels', points: ['prune', 'ladder'] },
      { hazard: 'zone1_continuous_shrubs_trees', points: ['crowns', 'islands'] },
      { hazard: 'outbuilding_too_close', points: ['sheds'] },
      { hazard: 'lpg_tank_clearance', points: ['tank'] },
    ],
  },
  {
    id: 'zone3',
    advice: [
      { hazard: 'zone2_tall_dry_grass', points: ['mow'] },
      { hazard: 'zone1_exposed_woodpile', points: ['woodpile'] },
      { hazard: 'zone2_brush_tree_continuity', points: ['groups', 'litter', 'deadTrees'] },
      { hazard: 'access_driveway_obstructed', points: ['access'] },
    ],
  },
] as const;

export const hardening = [
  {
    id: 'roof',
    advice: [
      { hazard: 'roof_combustible_covering', points: ['classA'] },
      { hazard: 'roof_gaps_damage', points: ['birdStops'] },
      { hazard: 'gutter_debris', points: ['gutters'] },
      { hazard: 'chimney_no_spark_arrestor', points: ['arrestor'] },
    ],
  },
  {
    id: 'walls',
    advice: [
      { hazard: 'vents_unscreened', points: ['vents'] },
      { hazard: 'envelope_gaps', points: ['gaps'] },
      { hazard: 'wall_base_clearance', points: ['wallBase'] },
      { hazard: 'siding_combustible', points: ['siding'] },
      { hazard: 'windows_single_pane', points: ['windows'] },
    ],
  },
  {
    id: 'decks',
    advice: [
      { hazard: 'deck_combustible', points: ['deckBoards', 'deckEdge'] },
      { hazard: 'attached_combustible_fence', points: ['fence'] },
      { hazard: 'combustible_fence_runs', points: ['doubleFence'] },
      { hazard: 'attached_pergola_trellis', points: ['pergola'] },
    ],
  },
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
