import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const zone1DeadVegetation: CatalogHazard = {
  ...yard,
  id: 'zone1_dead_vegetation',
  tier: 'high',
  points: 5,
  fromNeglect: true,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.4),
  rules: ['ccr_1299_03'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'yes',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['1299', 'moritz'],
  step: 'remove_dead_plants',
  today: null,
  texts: {
    en: {
      title: 'Dead plants, branches or leaves within 30 feet',
      lookFor: 'Brown or gray shrubs, dead trees or limbs, piles of leaf litter, dry weeds.',
      mistakenFor:
        'Trees that drop their leaves in winter, bronze-leaved varieties, native plants dormant in a drought, leaves in the shade.',
      severity: 'Dead plants are dry all year, so embers light them first.',
      asks: { ccr_1299_03: 'Remove all dead or dying plants within 30 feet, at all times.' },
      removal: {
        title: 'Remove dead plants and branches within 30 feet',
        why: 'Dead plants burn hotter and faster than green ones, and embers light them first.',
        action:
          'Cut down and haul away dead plants, limbs and leaf piles within 30 feet. Leave standing dead trees to a tree crew. Work in the cool of the morning, and not on windy days.',
        source: '14 CCR 1299.03',
      },
    },
    es: {
      title: 'Plantas, ramas u hojas muertas a menos de 30 pies',
      lookFor:
        'Arbustos cafés o grises, árboles o ramas muertos, montones de hojarasca, hierbas secas.',
      mistakenFor:
        'Árboles que pierden las hojas en invierno, variedades de hojas rojizas, plantas nativas en reposo por la sequía, hojas a la sombra.',
      severity:
        'Las plantas muertas están secas todo el año; por eso las brasas las encienden primero.',
      asks: {
        ccr_1299_03:
          'Quitar todas las plantas muertas o secas que estén a menos de 30 pies, en todo momento.',
      },
      removal: {
        title: 'Quite plantas y ramas muertas a menos de 30 pies',
        why: 'Las plantas muertas arden más rápido y con más calor que las verdes, y son lo primero que encienden las brasas.',
        action:
          'Corte y llévese las plantas, ramas y hojas muertas a menos de 30 pies. Deje los árboles muertos en pie a una cuadrilla de poda. Trabaje con el fresco de la mañana, nunca en días de viento.',
        source: '14 CCR 1299.03',
      },
    },
  },
};
