import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { strip } from './parts-of-home.ts';

export const zone0FirewoodLumber: CatalogHazard = {
  ...strip,
  id: 'zone0_firewood_lumber',
  tier: 'critical',
  points: 8,
  fromNeglect: true,
  counted: 'per_side',
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  position: 'zone_0',
  seenIn: ['zone_0'],
  prevalence: judgedShare(0.15),
  rules: ['ccr_1299_03', 'cal_fire_advice'],
  programs: {
    saferFromWildfires: 'five_foot_zone',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['nist-wood', 'bcform'],
  step: 'move_firewood',
  today: 'move_firewood',
  texts: {
    en: {
      title: 'Firewood or lumber within five feet',
      lookFor:
        'Stacked or loose firewood, lumber, pallets, plywood or boxes of kindling against a wall, on a porch or under an eave.',
      mistakenFor:
        'Log siding, a log border around a garden bed, a wood-look plastic bench, rolled fencing.',
      severity:
        'In 62 fire tests, woodpiles of every kind quickly produced large flames and threw off embers that started new fires. Most arrangements were rated a high hazard.',
      asks: {
        ccr_1299_03:
          'Keep exposed firewood more than 30 feet away, or fully covered with fire-resistant material.',
        cal_fire_advice: 'Store firewood 30 feet or more from the house.',
      },
      removal: {
        title: 'Move firewood and lumber away',
        why: 'A woodpile by the wall makes a big, hot fire fast. It also throws embers that start new fires.',
        action: 'Move the wood at least 30 feet from the house and stack it on bare ground.',
        source: '14 CCR 1299.03; NIST firewood tests',
      },
    },
    es: {
      title: 'Leña o madera a menos de 5 pies',
      lookFor:
        'Leña apilada o suelta, tablas, tarimas (pallets), madera contrachapada (plywood) o cajas de leña menuda contra una pared, en un porche o debajo de un alero.',
      mistakenFor:
        'Paredes de troncos, el borde de troncos de un jardín, una banca de plástico que parece madera, cerca enrollada.',
      severity:
        'En 62 pruebas de fuego, pilas de leña de todo tipo hicieron pronto llamas grandes y lanzaron brasas que encendieron otros fuegos. La mayoría de las formas de apilarla se calificó de muy peligrosa.',
      asks: {
        ccr_1299_03:
          'Tener la leña descubierta a más de 30 pies, o cubrirla por completo con un material resistente al fuego.',
        cal_fire_advice: 'Guardar la leña a 30 pies o más de la casa.',
      },
      removal: {
        title: 'Aleje la leña y la madera',
        why: 'Una pila de leña junto a la pared hace en poco tiempo un fuego grande y muy caliente. También lanza brasas que empiezan otros fuegos.',
        action: 'Lleve la madera a 30 pies o más de la casa y póngala sobre tierra limpia.',
        source: '14 CCR 1299.03; pruebas con leña del NIST',
      },
    },
  },
};
