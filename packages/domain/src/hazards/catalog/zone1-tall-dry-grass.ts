import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const zone1TallDryGrass: CatalogHazard = {
  ...yard,
  id: 'zone1_tall_dry_grass',
  tier: 'moderate',
  points: 4,
  fromNeglect: true,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.3),
  rules: ['ccr_1299_03'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'yes',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['troy', 'zones', '1299'],
  step: 'mow_dry_grass',
  today: 'leave_grass',
  texts: {
    en: {
      title: 'Tall dry grass near the house',
      lookFor:
        'Tan grass or weeds taller than about four inches, the height of a fist or a brick on edge.',
      mistakenFor: 'Mowed straw-colored lawn, watered lawn, ornamental bunch grass, gravel.',
      severity: 'Dry grass burns in seconds and carries fire to the wall.',
      asks: { ccr_1299_03: 'Remove dead grass and weeds within 30 feet.' },
      removal: {
        title: 'Cut dry grass near the house',
        why: 'Dry grass burns in seconds and can carry fire to the wall.',
        action:
          'Mow dry grass to four inches or less and rake it up. Mow in the morning, and never on a windy day. A mower can throw sparks.',
        source: '14 CCR 1299.03; CAL FIRE',
      },
    },
    es: {
      title: 'Pasto seco y alto cerca de la casa',
      lookFor:
        'Pasto o hierbas amarillentas de más de unas 4 pulgadas: lo que mide un puño, o un ladrillo de canto.',
      mistakenFor: 'Césped cortado de color paja, césped regado, matas de pasto ornamental, grava.',
      severity: 'El pasto seco arde en segundos y lleva el fuego hasta la pared.',
      asks: { ccr_1299_03: 'Quitar el pasto y las hierbas secas que estén a menos de 30 pies.' },
      removal: {
        title: 'Corte el pasto seco cerca de la casa',
        why: 'El pasto seco arde en segundos y puede llevar el fuego hasta la pared.',
        action:
          'Corte el pasto seco a 4 pulgadas o menos y rastríllelo. Hágalo por la mañana y nunca en un día de viento: la podadora puede lanzar chispas.',
        source: '14 CCR 1299.03; CAL FIRE',
      },
    },
  },
};
