import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { roof } from './parts-of-home.ts';

export const gutterDebris: CatalogHazard = {
  ...roof,
  id: 'gutter_debris',
  tier: 'high',
  points: 6,
  fromNeglect: true,
  photoReliability: 'medium',
  // What lies in a gutter can’t be seen from below.
  untapped: 'unanswered',
  optionalPart: 'gutters',
  removable: 'yes',
  prevalence: judgedShare(0.4),
  rules: ['ccr_1299_03', 'chapter_7a', 'low_cost_retrofit_list'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'yes',
    chapter7a: 'partly',
    unconfirmed: [],
  },
  sources: ['uc-gutter', 'ojai-gutter', '7a-gutter'],
  step: 'clean_roof_and_gutters',
  today: null,
  texts: {
    en: {
      title: 'Leaves and needles in the gutters',
      lookFor:
        "Leaves or plants above the gutter's edge, needles hanging out, overflow stains. The inside often cannot be seen from the ground: hold the phone up on a pole.",
      mistakenFor: 'A gutter guard seen from the side, a dirty but empty gutter, a shadow.',
      severity:
        'A fire in the gutter holds flames against the roof edge, no matter what the roof is made of. A plastic gutter drops them to the ground.',
      asks: {
        ccr_1299_03: 'Keep rain gutters free of leaves and needles, at all times.',
        chapter_7a: 'New gutters must have a way to keep leaves out.',
        low_cost_retrofit_list: 'Metal covers keep leaves out of gutters.',
      },
      removal: {
        title: 'Clean the gutters',
        why: 'Dry leaves in a gutter burn right at the edge of the roof, even if the roof cannot burn.',
        action:
          'Clean the gutters now, and again after every windy week in fire season. Hire help for gutters above the first floor.',
        source: '14 CCR 1299.03; UC Berkeley Fire Center',
      },
    },
    es: {
      title: 'Hojas y agujas de pino en las canaletas',
      lookFor:
        'Hojas o plantas que asoman por el borde de la canaleta, agujas que cuelgan, manchas de agua que se desbordó. Desde el suelo muchas veces no se ve por dentro: levante el teléfono con un palo largo.',
      mistakenFor:
        'Una cubierta de canaleta vista de lado, una canaleta sucia pero vacía, una sombra.',
      severity:
        'El fuego en la canaleta mantiene las llamas contra el borde del techo, sea del material que sea. Si la canaleta es de plástico, las deja caer al suelo.',
      asks: {
        ccr_1299_03: 'Mantener las canaletas sin hojas ni agujas, en todo momento.',
        chapter_7a: 'Las canaletas nuevas necesitan algo que impida que entren hojas.',
        low_cost_retrofit_list: 'Las cubiertas de metal impiden que entren hojas en las canaletas.',
      },
      removal: {
        title: 'Limpie las canaletas',
        why: 'Las hojas secas en una canaleta arden justo en el borde del techo, aunque el techo no se pueda quemar.',
        action:
          'Limpie las canaletas ahora y, en temporada de incendios, después de cada semana de viento. Para canaletas más altas que el primer piso, pida ayuda a un profesional.',
        source: '14 CCR 1299.03; UC Berkeley Fire Center',
      },
    },
  },
};
