import { derivedShare, type CatalogHazard } from '../hazard.ts';
import { opening } from './parts-of-home.ts';

export const eavesOpen: CatalogHazard = {
  ...opening,
  id: 'eaves_open',
  tier: 'high',
  points: 6,
  fromNeglect: false,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: 'eaves',
  removable: 'with_professional',
  seenIn: ['siding', 'roof'],
  prevalence: derivedShare(0.6, ['dins']),
  rules: ['chapter_7a', 'safer_from_wildfires'],
  programs: {
    saferFromWildfires: 'enclosed_eaves',
    wildfirePreparedHome: 'plus',
    ccr1299_03: 'no',
    chapter7a: 'partly',
    unconfirmed: [],
  },
  sources: ['syph19', 'troy', 'ibhs-up', 'felton'],
  step: 'enclose_eaves',
  today: null,
  texts: {
    en: {
      title: 'Open eaves',
      lookFor:
        'Exposed rafter tails and roof boards under the overhang; blocking with holes in it.',
      mistakenFor:
        'Decorative tails on a closed soffit; a vinyl soffit, which is closed but melts.',
      severity:
        'Closed eaves are one of the three features most consistently linked to survival. Heat and embers collect under open ones.',
      asks: {
        chapter_7a: 'The underside of a new overhang must be ignition-resistant or heavy timber.',
        safer_from_wildfires: 'Enclosed eaves.',
      },
      removal: {
        title: 'Box in the eaves',
        why: 'Heat and embers collect under open eaves and find gaps into the attic.',
        action:
          'Have the eaves enclosed with noncombustible board. Until then, seal the gaps between the rafters.',
        source: 'California Building Code Chapter 7A; Syphard and Keeley, 2019',
      },
    },
    es: {
      title: 'Aleros abiertos',
      lookFor:
        'Puntas de las vigas y tablas del techo a la vista debajo del alero; bloques de madera entre las vigas con agujeros.',
      mistakenFor:
        'Puntas decorativas en un alero cerrado; un alero cerrado con vinilo, que sí está cerrado, pero se derrite.',
      severity:
        'Los aleros cerrados son una de las tres características que más se repiten en las casas que se salvaron. En los abiertos se juntan el calor y las brasas.',
      asks: {
        chapter_7a:
          'La parte de abajo de un alero nuevo debe resistir el fuego o ser de madera gruesa.',
        safer_from_wildfires: 'Aleros cerrados.',
      },
      removal: {
        title: 'Cierre los aleros por debajo',
        why: 'Debajo de los aleros abiertos se juntan el calor y las brasas, y por las rendijas llegan al ático.',
        action:
          'Haga cerrar los aleros con una tabla que no arda. Mientras tanto, selle los huecos entre las vigas.',
        source:
          'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Syphard y Keeley, 2019',
      },
    },
  },
};
