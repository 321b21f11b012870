import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { wall } from './parts-of-home.ts';

export const attachedPergolaTrellis: CatalogHazard = {
  ...wall,
  id: 'attached_pergola_trellis',
  area: 'structure_detail',
  tier: 'moderate',
  points: 3,
  fromNeglect: false,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: 'pergola',
  removable: 'yes',
  prevalence: judgedShare(0.3),
  rules: ['cal_fire_advice', 'ibhs_advice'],
  programs: {
    saferFromWildfires: 'five_foot_zone',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'no',
    chapter7a: 'partly',
    unconfirmed: ['wildfire_prepared_home'],
  },
  sources: ['zones', 'ibhs-up'],
  step: 'remove_pergola',
  today: null,
  texts: {
    en: {
      title: 'Pergola, trellis or awning that burns',
      lookFor:
        'A pergola, arbor, trellis, lattice or awning of wood, vinyl or bamboo that is attached to the house or stands within five feet of it; vines growing on it.',
      mistakenFor: 'Metal that looks like wood; a structure more than five feet from the house.',
      severity: 'It works like a wick, carrying fire up to windows and eaves.',
      asks: {
        cal_fire_advice: 'Replace combustible arbors where they meet the house.',
        ibhs_advice: 'Move pergolas and the like away from the house.',
      },
      removal: {
        title: 'Take pergolas and awnings that burn off the house',
        why: 'A pergola or trellis that burns leads fire up to the windows and eaves. Vines on it make it worse.',
        action:
          'Remove what burns, and the vines on it, from the wall and from the first five feet, or switch to metal.',
        source: 'CAL FIRE; IBHS',
      },
    },
    es: {
      title: 'Pérgola, enrejado o toldo que arde',
      lookFor:
        'Una pérgola, un enrejado o un toldo de madera, vinilo o bambú fijo a la casa o a menos de 5 pies de ella; enredaderas encima.',
      mistakenFor: 'Metal que parece madera; una estructura a más de 5 pies de la casa.',
      severity: 'Funciona como una mecha que sube el fuego hasta las ventanas y los aleros.',
      asks: {
        cal_fire_advice: 'Cambiar las pérgolas que arden donde se unen a la casa.',
        ibhs_advice: 'Separar de la casa las pérgolas y cosas parecidas.',
      },
      removal: {
        title: 'Quite de la casa pérgolas y toldos que arden',
        why: 'Una pérgola o un enrejado que arde lleva el fuego hasta las ventanas y los aleros. Con enredaderas es peor.',
        action:
          'Quite lo que arde, con sus enredaderas, de la pared y de los primeros 5 pies, o cámbielo por metal.',
        source: 'CAL FIRE; IBHS',
      },
    },
  },
};
