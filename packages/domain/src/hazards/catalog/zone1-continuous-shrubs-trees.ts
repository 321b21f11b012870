import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const zone1ContinuousShrubsTrees: CatalogHazard = {
  ...yard,
  id: 'zone1_continuous_shrubs_trees',
  tier: 'moderate',
  points: 4,
  fromNeglect: true,
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.4),
  rules: ['plant_spacing', 'cal_fire_advice'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: ['ccr_1299_03'],
  },
  sources: ['syph14', 'schmidt', 'mgspacing'],
  step: 'thin_shrubs',
  today: null,
  texts: {
    en: {
      title: 'Shrubs or trees too close together',
      lookFor:
        'Shrubs or treetops that touch each other in a line or mass leading to the house; hedges that point toward it.',
      mistakenFor:
        'Plants at different distances that overlap in the picture; separate groups that happen to line up.',
      severity:
        'Clearing helps most between 16 and 58 feet from the house. Thinning is enough; no study found a need for bare ground.',
      asks: {
        plant_spacing:
          "On flat ground, leave twice the shrub's height between shrubs and 10 feet between trees; on slopes of 20 to 40%, four times and 20 feet; on steeper slopes, six times and 30 feet.",
        cal_fire_advice: 'Keep branches ten feet away from other trees.',
      },
      removal: {
        title: 'Space out shrubs and trees',
        why: 'When plants touch each other, fire can move from one to the next all the way to the house.',
        action:
          'Cut the shrubs into islands. Leave gaps of at least twice their height, and more on a slope. Keep ten feet between trees. There is no need to strip the ground bare.',
        source: 'State plant spacing table; Syphard and others, 2014',
      },
    },
    es: {
      title: 'Arbustos o árboles demasiado juntos',
      lookFor:
        'Copas de arbustos o árboles que se tocan en una línea o masa que lleva hacia la casa; setos que apuntan a ella.',
      mistakenFor:
        'Plantas a distintas distancias que en la foto se enciman; grupos separados vistos en fila.',
      severity:
        'Donde más ayuda despejar es entre 16 y 58 pies de la casa. Basta con ralear las plantas; ningún estudio encontró que haga falta dejar el suelo sin nada.',
      asks: {
        plant_spacing:
          'En terreno plano, dejar entre arbustos el doble de su altura y 10 pies entre árboles; en pendientes de 20 a 40%, cuatro veces su altura y 20 pies; en las más empinadas, seis veces y 30 pies.',
        cal_fire_advice: 'Mantener las ramas a 10 pies de otros árboles.',
      },
      removal: {
        title: 'Separe los arbustos y los árboles',
        why: 'Cuando las plantas se tocan, el fuego pasa de una a otra hasta llegar a la casa.',
        action:
          'Deje los arbustos en grupos separados, como islas, con espacios de por lo menos el doble de su altura, y más en una pendiente. Deje 10 pies entre árboles. No hace falta dejar el suelo pelado.',
        source: 'Tabla estatal de separación entre plantas; Syphard y otros, 2014',
      },
    },
  },
};
