import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { roof } from './parts-of-home.ts';

export const roofDebris: CatalogHazard = {
  ...roof,
  id: 'roof_debris',
  tier: 'high',
  points: 6,
  fromNeglect: true,
  photoReliability: 'medium',
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
  sources: ['calfire-hh', 'troy', 'bcform', 'prc4291-old'],
  step: 'clean_roof_and_gutters',
  today: null,
  texts: {
    en: {
      title: 'Leaves and needles on the roof',
      lookFor:
        'Leaves or needles in valleys, behind chimneys and skylights, where roof meets wall, at dormers, or around solar panels.',
      mistakenFor: 'Moss, algae streaks, patched shingles, shadows of branches.',
      severity:
        'Embers land where leaves do. The weak spots are corners where a roof meets a wood wall.',
      asks: { ccr_1299_03: 'Keep the roof free of leaves, needles and dead plants, at all times.' },
      removal: {
        title: 'Clear leaves off the roof',
        why: 'Embers land where leaves land. A small fire there can get in at a wall, a skylight or the roof edge.',
        action:
          'Have leaves blown off the roof, especially from valleys and behind the chimney. Hire help if the roof is steep or more than one story up.',
        source: '14 CCR 1299.03; CAL FIRE',
      },
    },
    es: {
      title: 'Hojas y agujas de pino en el techo',
      lookFor:
        'Hojas o agujas en las limahoyas (los canales donde se juntan dos aguas del techo), detrás de chimeneas y tragaluces, donde el techo se une a una pared, en buhardillas o alrededor de paneles solares.',
      mistakenFor: 'Musgo, manchas de algas, tejas reparadas, sombras de ramas.',
      severity:
        'Las brasas se quedan donde se quedan las hojas. Los puntos débiles son los rincones donde el techo se une a una pared de madera.',
      asks: {
        ccr_1299_03: 'Mantener el techo sin hojas, agujas ni plantas muertas, en todo momento.',
      },
      removal: {
        title: 'Quite las hojas del techo',
        why: 'Las brasas caen donde caen las hojas. Un fuego pequeño ahí puede entrar por una pared, un tragaluz o el borde del techo.',
        action:
          'Haga limpiar el techo con soplador, sobre todo los canales donde se juntan dos aguas del techo y el espacio detrás de la chimenea. Pida ayuda a un profesional si el techo es empinado o tiene más de un piso de alto.',
        source: '14 CCR 1299.03; CAL FIRE',
      },
    },
  },
};
