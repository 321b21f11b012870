import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { roof } from './parts-of-home.ts';

export const gutterUnprotectedOrPlastic: CatalogHazard = {
  ...roof,
  id: 'gutter_unprotected_or_plastic',
  tier: 'low',
  points: 2,
  fromNeglect: false,
  photoReliability: 'medium',
  // Painted plastic looks like metal, and a cover can’t be seen from below.
  untapped: 'unanswered',
  optionalPart: 'gutters',
  removable: 'yes',
  prevalence: judgedShare(0.6),
  rules: ['chapter_7a'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: 'plus',
    ccr1299_03: 'no',
    chapter7a: 'partly',
    unconfirmed: [],
  },
  sources: ['ojai-gutter', '7a-gutter', 'bdc', 'ibhs-up'],
  step: 'cover_gutters',
  today: null,
  texts: {
    en: {
      title: 'Gutters not all metal and covered',
      lookFor: 'Open gutters with no cover; white plastic profiles that sag or snap together.',
      mistakenFor: 'Painted aluminum; a covered gutter seen from below.',
      severity:
        'A cover only slows the buildup of leaves, so this counts for little. Plastic gutters melt and drop burning leaves.',
      asks: { chapter_7a: 'New gutters must have a way to keep leaves out.' },
      removal: {
        title: 'Install metal gutter covers',
        why: 'An open gutter fills with leaves. A plastic one melts and drops burning leaves by the wall.',
        action: 'Install metal covers. When you replace the roof, switch plastic gutters to metal.',
        source: 'IBHS; Fire Safe Ojai',
      },
    },
    es: {
      title: 'No todas las canaletas son de metal con cubierta',
      lookFor:
        'Canaletas abiertas, sin cubierta; perfiles de plástico blanco que se cuelgan o encajan a presión.',
      mistakenFor: 'Aluminio pintado; una canaleta con cubierta vista desde abajo.',
      severity:
        'Una cubierta solo hace que la canaleta se llene de hojas más despacio, así que esto pesa poco. Las de plástico se derriten y dejan caer hojas encendidas.',
      asks: { chapter_7a: 'Las canaletas nuevas necesitan algo que impida que entren hojas.' },
      removal: {
        title: 'Ponga cubiertas de metal en las canaletas',
        why: 'Una canaleta abierta se llena de hojas. Una de plástico se derrite y deja caer hojas encendidas junto a la pared.',
        action:
          'Ponga cubiertas de metal. Cuando se renueve el techo, cambie las canaletas de plástico por otras de metal.',
        source: 'IBHS; Fire Safe Ojai',
      },
    },
  },
};
