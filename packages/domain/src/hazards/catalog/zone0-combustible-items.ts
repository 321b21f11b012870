import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { strip } from './parts-of-home.ts';

export const zone0CombustibleItems: CatalogHazard = {
  ...strip,
  id: 'zone0_combustible_items',
  tier: 'moderate',
  points: 5,
  fromNeglect: true,
  counted: 'per_side',
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  position: 'zone_0',
  seenIn: ['zone_0'],
  prevalence: judgedShare(0.5),
  rules: ['cal_fire_advice', 'zone_0'],
  programs: {
    saferFromWildfires: 'five_foot_zone',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: ['ccr_1299_03'],
  },
  sources: ['azfam', 'zones'],
  step: 'move_items',
  today: 'bring_things_in',
  texts: {
    en: {
      title: 'Things that burn kept by the house',
      lookFor:
        'Cushions, wooden or plastic furniture, fiber doormats, brooms, umbrellas, plastic trash cans, toys, propane cylinders, hot tubs or vehicles within five feet.',
      mistakenFor:
        "Metal or ceramic furniture; items in front of a wall that is farther back; one day's clutter.",
      severity:
        'These are easy to move, yet they are often the missing link: trash cans, hot tubs and the like helped fire spread between homes in Los Angeles.',
      asks: {
        cal_fire_advice: 'Keep few things on decks; consider moving trash cans and vehicles away.',
        zone_0:
          'Not state law yet: combustible items would have to leave the strip (details not confirmed).',
      },
      removal: {
        title: 'Move flammable items away from the house',
        why: 'Cushions, trash cans and mats catch fire easily from embers. Next to a wall or window, they pass the fire on.',
        action:
          'Move cushions, mats, trash cans and wood furniture at least five feet away, or switch to metal. On red flag days, bring cushions and mats inside. Propane cylinders and fuel never go inside: keep them outdoors, away from the house.',
        source: 'CAL FIRE',
      },
    },
    es: {
      title: 'Cosas que arden junto a la casa',
      lookFor:
        'Cojines, muebles de madera o plástico, tapetes de fibra, escobas, sombrillas, botes de plástico, juguetes, cilindros de gas, jacuzzis o vehículos a menos de 5 pies.',
      mistakenFor:
        'Muebles de metal o cerámica; cosas delante de una pared que está más atrás; el desorden de un solo día.',
      severity:
        'Son fáciles de mover y, aun así, muchas veces son el eslabón: en Los Ángeles, los botes de basura, los jacuzzis y cosas parecidas ayudaron a que el fuego pasara de casa en casa.',
      asks: {
        cal_fire_advice:
          'Tener pocas cosas en las terrazas; pensar en alejar los botes de basura y los vehículos.',
        zone_0:
          'Todavía no es ley estatal: las cosas que arden saldrían de la franja (detalles sin confirmar).',
      },
      removal: {
        title: 'Aleje de la casa las cosas que arden',
        why: 'Los cojines, los botes de basura y los tapetes prenden fácilmente con brasas. Junto a una pared o una ventana, le pasan el fuego a la casa.',
        action:
          'Aleje por lo menos 5 pies los cojines, los tapetes, los botes y los muebles de madera, o cámbielos por otros de metal. En los días de bandera roja, meta los cojines y los tapetes a la casa. El propano y otros combustibles nunca van adentro: déjelos afuera, lejos de la casa.',
        source: 'CAL FIRE',
      },
    },
  },
};
