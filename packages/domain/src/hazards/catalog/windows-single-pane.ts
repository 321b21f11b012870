import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { opening } from './parts-of-home.ts';

export const windowsSinglePane: CatalogHazard = {
  ...opening,
  id: 'windows_single_pane',
  tier: 'high',
  points: 6,
  fromNeglect: false,
  photoReliability: 'low',
  // Panes can’t be counted from the yard.
  untapped: 'unanswered',
  optionalPart: null,
  removable: 'with_professional',
  prevalence: judgedShare(0.4),
  rules: ['chapter_7a', 'safer_from_wildfires', 'low_cost_retrofit_list'],
  programs: {
    saferFromWildfires: 'upgraded_windows',
    wildfirePreparedHome: 'plus',
    ccr1299_03: 'no',
    chapter7a: 'partly',
    unconfirmed: [],
  },
  sources: ['syph19', 'win-marin', '7a-win'],
  step: 'replace_windows',
  today: 'clear_windows',
  texts: {
    en: {
      title: 'Single-pane windows, glass doors or skylights',
      lookFor:
        'Only one reflection of a light held up to the glass (two panes give two), old wood or aluminum sashes, putty. Large panes matter most.',
      mistakenFor:
        'Storm windows, laminated single glass, film. A photo from the yard cannot tell: answer the question.',
      severity:
        'Windows with more than one pane are the third feature most consistently linked to survival. A pane that breaks lets fire straight in. Tempered glass withstands about four times the heat.',
      asks: {
        chapter_7a: 'New windows need at least one tempered pane, or another tested design.',
        safer_from_wildfires: 'Multi-pane windows, or shutters.',
        low_cost_retrofit_list: 'Multi-pane windows with at least one tempered pane.',
      },
      removal: {
        title: 'Upgrade single-pane glass',
        why: 'A single pane can crack from heat. Then fire and embers get into the room.',
        action:
          'Clear the plants under windows today. When you buy new windows, choose two panes with tempered glass. Start with the large ones that face brush or a house next door.',
        source: 'California Building Code Chapter 7A; Syphard and Keeley, 2019',
      },
    },
    es: {
      title: 'Ventanas, puertas o tragaluces de vidrio sencillo',
      lookFor:
        'Un solo reflejo al acercar una luz al vidrio (el vidrio doble da dos), marcos viejos de madera o aluminio, masilla. Los vidrios grandes son los que más importan.',
      mistakenFor:
        'Una segunda ventana por fuera (storm window), vidrio sencillo laminado, película. Una foto desde el patio no basta: responda la pregunta.',
      severity:
        'Las ventanas con más de un vidrio son la tercera característica que más se repite en las casas que se salvaron. Un vidrio que se rompe deja entrar el fuego directamente. El vidrio templado aguanta unas cuatro veces más calor.',
      asks: {
        chapter_7a:
          'Las ventanas nuevas necesitan al menos un vidrio templado u otro diseño probado.',
        safer_from_wildfires: 'Ventanas de varios vidrios, o postigos (shutters).',
        low_cost_retrofit_list: 'Ventanas de varios vidrios, uno de ellos templado.',
      },
      removal: {
        title: 'Cambie los vidrios sencillos',
        why: 'Con el calor, un vidrio sencillo se puede romper. Entonces entran al cuarto el fuego y las brasas.',
        action:
          'Quite hoy mismo las plantas debajo de las ventanas. Cuando compre ventanas nuevas, elija vidrio doble y templado. Empiece por las grandes que dan al matorral o a la casa de al lado.',
        source:
          'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Syphard y Keeley, 2019',
      },
    },
  },
};
