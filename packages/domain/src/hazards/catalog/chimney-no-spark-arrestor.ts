import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { roof } from './parts-of-home.ts';

export const chimneyNoSparkArrestor: CatalogHazard = {
  ...roof,
  id: 'chimney_no_spark_arrestor',
  area: 'structure_detail',
  tier: 'low',
  points: 2,
  fromNeglect: false,
  photoReliability: 'low',
  // The top of a chimney is too high to be looked at.
  untapped: 'unanswered',
  optionalPart: 'chimney',
  removable: 'yes',
  prevalence: judgedShare(0.3),
  rules: ['chimney_screen'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: null,
    ccr1299_03: 'no',
    chapter7a: 'yes',
    unconfirmed: ['chapter_7a'],
  },
  sources: ['chimney', 'vfpd', 'prc4291-old', 'chimney-cbc'],
  step: 'fit_spark_arrestor',
  today: 'light_no_fire',
  texts: {
    en: {
      title: 'Chimney without a spark arrestor',
      lookFor: 'An open flue, a missing or rusted cap, or a bird screen with wide mesh.',
      mistakenFor: 'The cap of a gas vent, ornamental pots, a cap hidden by the height.',
      severity:
        'Sparks come out of it while a wood fire burns inside. It counts for little in the score.',
      asks: {
        chimney_screen: 'A screen with 3/8 to 1/2 inch openings on a wood-burning chimney.',
      },
      removal: {
        title: 'Put a spark arrestor on the chimney',
        why: 'Sparks from a wood fire can fly out of an open chimney and land on the roof or in the yard.',
        action:
          'Have a metal cap with 3/8 to 1/2 inch mesh installed. Check it every year for rust.',
        source: 'California Building Code; Fire Safe Marin',
      },
    },
    es: {
      title: 'Chimenea sin parachispas',
      lookFor:
        'Un tiro abierto, un sombrero de chimenea que falta o está oxidado, o una malla ancha contra pájaros.',
      mistakenFor:
        'La tapa de un conducto de gas, remates decorativos, un sombrero que no se ve por la altura.',
      severity: 'De ahí salen chispas cuando adentro arde leña. Pesa poco en el puntaje.',
      asks: {
        chimney_screen:
          'Una malla con aberturas de 3/8 a 1/2 pulgada en las chimeneas que queman leña.',
      },
      removal: {
        title: 'Ponga un parachispas en la chimenea',
        why: 'De una chimenea abierta pueden salir chispas que caen en el techo o en el patio.',
        action:
          'Haga poner un sombrero de metal con malla de 3/8 a 1/2 pulgada (spark arrestor). Revise cada año que no tenga óxido.',
        source: 'California Building Code (código de construcción); Fire Safe Marin',
      },
    },
  },
};
