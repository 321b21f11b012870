import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const zone1LadderFuels: CatalogHazard = {
  ...yard,
  id: 'zone1_ladder_fuels',
  tier: 'moderate',
  points: 4,
  fromNeglect: true,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.4),
  rules: ['plant_spacing'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: ['ccr_1299_03'],
  },
  sources: ['prcity', 'mgspacing'],
  step: 'limb_up_trees',
  today: null,
  texts: {
    en: {
      title: 'Shrubs or low branches under trees',
      lookFor: 'Shrubs under tree limbs, limbs lower than six feet, vines up a trunk.',
      mistakenFor: 'A shrub behind the tree; young trees, where only the lowest third gets pruned.',
      severity:
        'Fire climbs them like a ladder into the treetops, and from there it throws embers.',
      asks: {
        plant_spacing:
          "Limbs pruned six feet up, with three times the shrub's height between the shrub and the lowest limb.",
      },
      removal: {
        title: 'Prune low branches and clear shrubs below',
        why: 'Fire climbs from shrubs into low branches and on into the tree. A burning tree throws embers far.',
        action:
          'Prune limbs up to six feet from the ground. On young trees, prune only the lowest third. Remove shrubs from under trees.',
        source: 'State plant spacing table',
      },
    },
    es: {
      title: 'Arbustos o ramas bajas debajo de los árboles',
      lookFor:
        'Arbustos debajo de las ramas de un árbol, ramas a menos de 6 pies del suelo, enredaderas en el tronco.',
      mistakenFor:
        'Un arbusto que está detrás del árbol; árboles jóvenes, de los que solo se poda la tercera parte más baja.',
      severity:
        'El fuego sube por estas plantas como por una escalera hasta las copas y desde ahí lanza brasas.',
      asks: {
        plant_spacing:
          'Ramas a 6 pies del suelo, y entre el arbusto y la rama más baja, un espacio libre de tres veces la altura del arbusto.',
      },
      removal: {
        title: 'Pode ramas bajas y quite arbustos debajo',
        why: 'El fuego sube de los arbustos a las ramas bajas y de ahí al árbol. Un árbol que arde lanza brasas muy lejos.',
        action:
          'Pode las ramas hasta 6 pies del suelo. De los árboles jóvenes, pode solo la tercera parte más baja. Quite los arbustos de debajo de los árboles.',
        source: 'Tabla estatal de separación entre plantas',
      },
    },
  },
};
