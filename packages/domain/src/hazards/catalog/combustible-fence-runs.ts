import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const combustibleFenceRuns: CatalogHazard = {
  ...yard,
  id: 'combustible_fence_runs',
  tier: 'low',
  points: 2,
  fromNeglect: false,
  counted: 'whole_house',
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: 'fence',
  removable: 'partly',
  looksNeeded: 'each_side',
  prevalence: judgedShare(0.3),
  rules: ['wildfire_prepared_home'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: 'plus',
    ccr1299_03: 'no',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['nist-fence2', 'bdc'],
  step: 'remove_double_fence',
  today: null,
  texts: {
    en: {
      title: 'Wood fences back to back',
      lookFor: 'Two wood fences side by side, with a narrow gap or none, within 30 feet.',
      mistakenFor: 'A single metal or masonry fence; a fence that belongs to the neighbor alone.',
      severity:
        'Two fences back to back burn far worse than one. A neighbor often has to agree, so it counts for little here.',
      asks: {
        wildfire_prepared_home:
          'The Plus level requires removing back-to-back fences within 30 feet.',
      },
      removal: {
        title: 'Take down double fences',
        why: 'Two wood fences side by side trap heat and leaves. They burn far worse than one.',
        action:
          'Talk with your neighbor and remove one of the two fences. Keep the base of the other free of leaves.',
        source: 'NIST fence tests; IBHS',
      },
    },
    es: {
      title: 'Cercas de madera pegadas una a la otra',
      lookFor:
        'Dos cercas de madera lado a lado, con poco espacio entre ellas o ninguno, a menos de 30 pies.',
      mistakenFor: 'Una sola cerca de metal o mampostería; una cerca que es solo del vecino.',
      severity:
        'Dos cercas pegadas arden mucho más que una. A menudo hace falta el acuerdo de un vecino; por eso aquí pesa poco.',
      asks: {
        wildfire_prepared_home: 'El nivel Plus pide quitar las cercas dobles a menos de 30 pies.',
      },
      removal: {
        title: 'Quite las cercas dobles',
        why: 'Dos cercas de madera lado a lado atrapan el calor y las hojas. Arden mucho más que una sola.',
        action:
          'Hable con su vecino y quiten una de las dos cercas. Mantenga el pie de la otra sin hojas.',
        source: 'Pruebas con cercas del NIST; IBHS',
      },
    },
  },
};
