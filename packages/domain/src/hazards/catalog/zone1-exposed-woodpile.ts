import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const zone1ExposedWoodpile: CatalogHazard = {
  ...yard,
  id: 'zone1_exposed_woodpile',
  tier: 'moderate',
  points: 4,
  fromNeglect: true,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.15),
  rules: ['ccr_1299_03'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'yes',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['nist-wood', 'zone2'],
  step: 'move_firewood',
  today: null,
  texts: {
    en: {
      title: 'Uncovered firewood within 30 feet',
      lookFor: 'Uncovered stacks of firewood 5 to 30 feet away.',
      mistakenFor: 'Timber retaining walls, covered stacks.',
      severity: 'In tests, fire spread easily from woodpiles up to 24 feet away.',
      asks: {
        ccr_1299_03:
          'Keep exposed firewood more than 30 feet away, or fully covered in material that resists fire.',
      },
      removal: {
        title: 'Move or cover the woodpile',
        why: 'Embers easily ignite a woodpile, and from there fire spreads to the house.',
        action:
          'Move the pile more than 30 feet away and clear ten feet around it. Or cover it completely with a fire-resistant cover.',
        source: '14 CCR 1299.03; NIST firewood tests',
      },
    },
    es: {
      title: 'Leña sin cubrir a menos de 30 pies',
      lookFor: 'Pilas de leña sin cubrir, a una distancia de 5 a 30 pies.',
      mistakenFor: 'Muros de contención de madera, pilas cubiertas.',
      severity:
        'En las pruebas, el fuego pasó con facilidad desde pilas de leña a distancias de hasta 24 pies.',
      asks: {
        ccr_1299_03:
          'Tener la leña descubierta a más de 30 pies, o cubrirla por completo con un material resistente al fuego.',
      },
      removal: {
        title: 'Aleje o cubra la pila de leña',
        why: 'Las brasas encienden fácilmente una pila de leña, y de ahí el fuego pasa a la casa.',
        action:
          'Lleve la pila a más de 30 pies y despeje 10 pies a su alrededor. O cúbrala por completo con algo resistente al fuego.',
        source: '14 CCR 1299.03; pruebas con leña del NIST',
      },
    },
  },
};
