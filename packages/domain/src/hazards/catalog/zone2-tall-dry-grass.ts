import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { land } from './parts-of-home.ts';

export const zone2TallDryGrass: CatalogHazard = {
  ...land,
  id: 'zone2_tall_dry_grass',
  tier: 'moderate',
  points: 4,
  fromNeglect: true,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: 'far_land',
  removable: 'yes',
  prevalence: judgedShare(0.3),
  rules: ['ccr_1299_03_unread'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: null,
    ccr1299_03: 'yes',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['zone2', 'prc4291-old'],
  step: 'mow_dry_grass',
  today: 'leave_grass',
  texts: {
    en: {
      title: 'Tall dry grass 30 to 100 feet away',
      lookFor: 'Tan grass over four inches tall on the property.',
      mistakenFor: "Green spring grass, which will dry; a neighbor's field.",
      severity: 'Dry grass spreads fire fast toward everything closer to the house.',
      asks: {
        ccr_1299_03_unread:
          "Annual grass no taller than four inches (known from a fire district's summary).",
      },
      removal: {
        title: 'Mow dry grass out to 100 feet',
        why: 'Tall dry grass brings a fast fire close to the house.',
        action:
          'Mow to four inches out to 100 feet or your property line. Mow in the morning, and never on a windy day.',
        source: '14 CCR 1299.03; Fire Safe Marin',
      },
    },
    es: {
      title: 'Pasto seco y alto de 30 a 100 pies',
      lookFor: 'Pasto amarillento de más de 4 pulgadas dentro de la propiedad.',
      mistakenFor: 'Pasto verde de primavera, que se va a secar; el campo de un vecino.',
      severity:
        'El pasto seco lleva el fuego con rapidez hacia todo lo que está más cerca de la casa.',
      asks: {
        ccr_1299_03_unread:
          'Pasto anual de no más de 4 pulgadas (conocido por el resumen de un distrito de bomberos).',
      },
      removal: {
        title: 'Corte el pasto seco hasta 100 pies',
        why: 'El pasto seco y alto trae con rapidez el fuego cerca de la casa.',
        action:
          'Corte el pasto a 4 pulgadas hasta 100 pies de la casa o hasta el límite de su propiedad. Hágalo por la mañana y nunca en un día de viento.',
        source: '14 CCR 1299.03; Fire Safe Marin',
      },
    },
  },
};
