import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { strip } from './parts-of-home.ts';

export const underDeckFuel: CatalogHazard = {
  ...strip,
  id: 'under_deck_fuel',
  tier: 'high',
  points: 6,
  fromNeglect: true,
  counted: 'whole_house',
  photoReliability: 'medium',
  // It is dark under a deck, and silence doesn’t say whether there is one.
  untapped: 'unanswered',
  optionalPart: 'deck',
  removable: 'yes',
  position: 'fixed',
  seenIn: ['zone_0', 'siding'],
  looksNeeded: 'each_side',
  prevalence: judgedShare(0.3),
  rules: ['ccr_1299_03_unread', 'low_cost_retrofit_list', 'safer_from_wildfires'],
  programs: {
    saferFromWildfires: 'cleared_under_decks',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'yes',
    chapter7a: 'no',
    unconfirmed: ['ccr_1299_03'],
  },
  sources: ['decks', 'decks-marin'],
  step: 'clear_under_deck',
  today: 'clear_under_deck',
  texts: {
    en: {
      title: 'Things that burn under a deck or stairs',
      lookFor:
        'Leaves, weeds, lumber, boxes, furniture or plants under a deck, porch or stairs; open lattice that lets embers and leaves in.',
      mistakenFor:
        'Gravel or bare soil in the shade, metal storage, a closed crawl space, a dark shadow.',
      severity:
        'Embers drop through the gaps between boards onto whatever lies below, and the flames reach deck and wall. It is worse where the deck hangs over a downhill slope.',
      asks: {
        ccr_1299_03_unread:
          'Keep combustible materials out from under wooden decks, balconies and stairs (known from summaries).',
        low_cost_retrofit_list:
          'Keep combustible items off decks, out from under them and at least five feet away.',
        safer_from_wildfires: 'Clear plants and debris from under decks.',
      },
      removal: {
        title: 'Clear out the space under the deck',
        why: 'Embers fall through the gaps in a deck. Anything stored below burns, and then the deck and wall do too.',
        action:
          'Remove anything that can burn. Rake down to bare soil or gravel. Fine metal mesh around the deck keeps leaves out.',
        source: 'State Fire Marshal Low-Cost Retrofit List; Firewise',
      },
    },
    es: {
      title: 'Cosas que arden bajo la terraza o las escaleras',
      lookFor:
        'Hojas, hierbas, madera, cajas, muebles o plantas debajo de una terraza, un porche o unas escaleras; enrejado abierto que deja entrar brasas y hojas.',
      mistakenFor:
        'Grava o tierra limpia a la sombra, cajones de metal, un espacio cerrado debajo del piso, una sombra oscura.',
      severity:
        'Las brasas caen entre las tablas sobre lo que haya debajo, y las llamas alcanzan la terraza y la pared. Es peor donde la terraza queda sobre una pendiente.',
      asks: {
        ccr_1299_03_unread:
          'No dejar nada que arda debajo de terrazas, balcones y escaleras de madera (conocido por resúmenes).',
        low_cost_retrofit_list:
          'No dejar nada que arda debajo de una terraza, sobre ella ni a menos de 5 pies.',
        safer_from_wildfires: 'Quitar plantas y hojarasca de debajo de las terrazas.',
      },
      removal: {
        title: 'Vacíe el espacio debajo de la terraza',
        why: 'Las brasas caen por las rendijas de la terraza (deck). Si abajo hay cosas guardadas, arden, y después la terraza y la pared también.',
        action:
          'Saque todo lo que pueda arder. Rastrille hasta dejar solo tierra o grava. Una malla metálica fina alrededor impide que entren hojas.',
        source:
          'Low-Cost Retrofit List (lista de mejoras de bajo costo) del State Fire Marshal; Firewise',
      },
    },
  },
};
