import { derivedShare, type CatalogHazard } from '../hazard.ts';
import { opening } from './parts-of-home.ts';

export const ventsUnscreened: CatalogHazard = {
  ...opening,
  id: 'vents_unscreened',
  tier: 'high',
  points: 6,
  fromNeglect: false,
  photoReliability: 'low',
  // 1/4 inch and 1/8 inch look alike from a few feet away.
  untapped: 'unanswered',
  optionalPart: 'vents',
  removable: 'yes',
  seenIn: ['siding', 'roof'],
  // About half of the homes that stood after fires had none or coarser mesh than 1/8 inch. Where mesh was looked at closely, in Los
  // Angeles, 92% had.
  prevalence: derivedShare(0.5, ['dins', 'mendo-ibhs']),
  rules: ['chapter_7a', 'safer_from_wildfires', 'low_cost_retrofit_list'],
  programs: {
    saferFromWildfires: 'ember_resistant_vents',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'no',
    chapter7a: 'yes',
    unconfirmed: [],
  },
  sources: ['syph19', 'troy', 'mendo-ibhs', 'vents', '7a-vents'],
  step: 'screen_vents',
  today: 'cover_vents',
  texts: {
    en: {
      title: 'Vents that let embers in',
      lookFor:
        "Vents in gables, foundation, eaves, ridge or roof with no screen, a torn or plastic screen, or mesh so wide that its squares can be counted at arm's length.",
      mistakenFor:
        'Louvers with fine mesh behind them, mesh clogged with paint, and dryer vents, flues and vents for combustion air, which must have no fine screen. Beyond a few feet a photo cannot tell 1/4 inch from 1/8 inch: put a coin in the picture or answer the question.',
      severity:
        'Vent screens are one of the three features most consistently linked to survival among more than 40,000 structures inspected after California fires. Of the Los Angeles homes surveyed that had vents, 7.8% had mesh of 1/8 inch or finer.',
      asks: {
        chapter_7a:
          'Since July 1, 2021, new vents must be listed as resisting flames and embers (ASTM E2886). Mesh of 1/16 to 1/8 inch is advice for older ones.',
        safer_from_wildfires: 'Ember- and flame-resistant vents.',
        low_cost_retrofit_list: 'Fine metal mesh or listed vents.',
      },
      removal: {
        title: 'Screen the vents',
        why: 'Embers fly in through vents and start fires in the attic or under the floor, where no one sees them.',
        action:
          'Cover the attic and crawl-space vents with 1/16 to 1/8 inch metal mesh, or install vents listed to stop embers and flames. Never screen a dryer vent, a flue, or a vent that brings air to a furnace or heater. Check that the dryer’s flap closes.',
        source: 'California Building Code 706A.2 (new vents); Syphard and Keeley, 2019',
      },
    },
    es: {
      title: 'Respiraderos que dejan entrar brasas',
      lookFor:
        'Respiraderos (rejillas de ventilación) en las paredes del ático, los cimientos, los aleros, la cumbrera o el techo, sin malla, con malla rota o de plástico, o tan abierta que sus cuadritos se pueden contar a un brazo de distancia.',
      mistakenFor:
        'Respiraderos de persiana con malla fina por detrás, malla tapada con pintura, y las salidas de secadora, los tubos de escape y las tomas de aire de combustión, que no deben llevar malla fina. A más de unos pies, una foto no distingue 1/4 de 1/8 de pulgada: ponga una moneda en la foto o responda la pregunta.',
      severity:
        'La malla en los respiraderos es una de las tres características que más se repiten en las casas que se salvaron, entre más de 40,000 construcciones inspeccionadas tras incendios en California. De las casas estudiadas en Los Ángeles que tenían respiraderos, el 7.8% tenía malla de 1/8 de pulgada o más fina.',
      asks: {
        chapter_7a:
          'Desde el 1 de julio de 2021, los respiraderos nuevos deben estar certificados contra llamas y brasas (ASTM E2886). La malla de 1/16 a 1/8 de pulgada es un consejo para los que ya existen.',
        safer_from_wildfires: 'Respiraderos resistentes a las brasas y las llamas.',
        low_cost_retrofit_list: 'Malla metálica fina o respiraderos certificados.',
      },
      removal: {
        title: 'Ponga malla en los respiraderos',
        why: 'Por los respiraderos entran brasas que empiezan un fuego en el ático o debajo del piso, donde nadie lo ve.',
        action:
          'Cubra los respiraderos (rejillas de ventilación) del ático y de debajo de la casa con malla metálica de 1/16 a 1/8 de pulgada, o instale respiraderos certificados contra brasas y llamas. Nunca ponga malla en la salida de la secadora, en un tubo de escape ni donde entra aire para una calefacción o un calentador. Revise que la tapa de la secadora cierre bien.',
        source:
          'California Building Code 706A.2 (código de construcción, respiraderos nuevos); Syphard y Keeley, 2019',
      },
    },
  },
};
