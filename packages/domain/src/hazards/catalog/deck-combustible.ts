import { derivedShare, type CatalogHazard } from '../hazard.ts';
import { wall } from './parts-of-home.ts';

export const deckCombustible: CatalogHazard = {
  ...wall,
  id: 'deck_combustible',
  area: 'structure_detail',
  tier: 'moderate',
  points: 4,
  fromNeglect: false,
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: 'deck',
  removable: 'with_professional',
  // 63 % of surveyed homes had a deck, "mostly wood".
  prevalence: derivedShare(0.5, ['mendo-ibhs']),
  rules: ['chapter_7a', 'wildfire_prepared_home'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: 'plus',
    ccr1299_03: 'no',
    chapter7a: 'partly',
    unconfirmed: [],
  },
  sources: ['mendo-ibhs', 'decks', 'cafsb', 'jlc'],
  step: 'replace_deck_boards',
  today: 'clear_deck',
  texts: {
    en: {
      title: 'Wood deck, porch or stairs',
      lookFor:
        'Redwood, cedar or pine boards, debris in the gaps, rot; a deck attached to the house or overhanging a slope.',
      mistakenFor:
        'Concrete, tile or metal decks. Composite burns too, though embers ignite it less easily.',
      severity:
        'Softwood boards catch fire from embers even when clean; most composite, dense hardwood and treated boards ignite less easily.',
      asks: {
        chapter_7a: 'New deck boards must pass a fire test.',
        wildfire_prepared_home: 'The Plus level requires a noncombustible deck.',
      },
      removal: {
        title: 'Replace the wood of the deck',
        why: 'Soft wood boards can catch fire from embers. A burning deck sets fire to the wall and the glass doors.',
        action:
          'Keep the gaps between boards clean. Replace the wood with noncombustible boards. Or start with the boards next to the wall and metal flashing there, for about $300 to $1,500 (estimate): that helps, but gives no points while wood is left.',
        source: 'California Building Code Chapter 7A; Firewise',
      },
    },
    es: {
      title: 'Terraza, porche o escalera de madera',
      lookFor:
        'Tablas de secuoya, cedro o pino, hojarasca en las rendijas, partes podridas; una terraza unida a la casa o que queda sobre una pendiente.',
      mistakenFor:
        'Terrazas de concreto, loseta o metal. El material compuesto también arde, aunque a las brasas les cuesta más encenderlo.',
      severity:
        'Las tablas de madera blanda prenden con brasas aunque estén limpias; a la mayoría de los materiales compuestos, las maderas duras y densas y las tablas tratadas les cuesta más prender.',
      asks: {
        chapter_7a: 'Las tablas de una terraza nueva deben pasar una prueba de fuego.',
        wildfire_prepared_home: 'El nivel Plus pide una terraza que no arda.',
      },
      removal: {
        title: 'Cambie la madera de la terraza',
        why: 'Las brasas pueden encender las tablas de madera blanda de una terraza (deck). Una terraza que arde le pasa el fuego a la pared y a las puertas de vidrio.',
        action:
          'Mantenga limpias las rendijas entre las tablas. Cambie la madera por tablas que no ardan. O empiece por las tablas junto a la pared, con un tapajuntas de metal (flashing), por unos $300 a $1,500 (estimado): ayuda, pero no da puntos mientras quede madera.',
        source:
          'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Firewise',
      },
    },
  },
};
