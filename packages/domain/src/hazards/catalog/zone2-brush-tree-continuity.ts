import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { land } from './parts-of-home.ts';

export const zone2BrushTreeContinuity: CatalogHazard = {
  ...land,
  id: 'zone2_brush_tree_continuity',
  tier: 'moderate',
  points: 6,
  fromNeglect: true,
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: 'far_land',
  removable: 'yes',
  prevalence: judgedShare(0.4),
  rules: ['ccr_1299_03_unread', 'plant_spacing'],
  programs: {
    saferFromWildfires: 'defensible_space',
    wildfirePreparedHome: null,
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: ['ccr_1299_03'],
  },
  sources: ['syph14', 'knapp', 'zone2'],
  step: 'thin_brush',
  today: null,
  texts: {
    en: {
      title: 'Dense brush or trees 30 to 100 feet away',
      lookFor: 'Unbroken brush or treetops, especially downhill of the house.',
      mistakenFor: "The neighbor's land; hillsides beyond 100 feet.",
      severity:
        'The half closer to the house counts most. One study of homes in California found no further benefit beyond 100 feet, even on slopes.',
      asks: {
        ccr_1299_03_unread:
          'Separate plants, or keep one layer of trees; litter no deeper than three inches (known from summaries).',
        plant_spacing: 'The same gaps as closer to the house, wider on slopes.',
      },
      removal: {
        title: 'Thin brush out to 100 feet',
        why: 'Thick brush lets a fire reach the house at full force, especially from downhill.',
        action:
          'Thin brush and trees into groups with gaps between them. Start on the downhill side. Do not strip a slope bare, or the soil may wash away.',
        source: '14 CCR 1299.03; State plant spacing table',
      },
    },
    es: {
      title: 'Matorral o árboles densos de 30 a 100 pies',
      lookFor: 'Matorral o copas de árboles sin claros, sobre todo cuesta abajo de la casa.',
      mistakenFor: 'El terreno del vecino; laderas a más de 100 pies.',
      severity:
        'La mitad más cercana a la casa es la que más cuenta. Un estudio de casas de California no encontró nada más que ganar más allá de 100 pies, ni siquiera en pendientes.',
      asks: {
        ccr_1299_03_unread:
          'Separar las plantas o dejar una sola capa de árboles; hojarasca de no más de 3 pulgadas (conocido por resúmenes).',
        plant_spacing: 'La misma separación que más cerca de la casa, y más en pendientes.',
      },
      removal: {
        title: 'Ralee el matorral hasta 100 pies',
        why: 'El matorral espeso deja que el incendio llegue a la casa con toda su fuerza, sobre todo desde cuesta abajo.',
        action:
          'Deje el matorral y los árboles en grupos, con espacios entre ellos. Empiece por el lado de cuesta abajo. No deje pelada una ladera: la lluvia se la puede llevar.',
        source: '14 CCR 1299.03; tabla estatal de separación entre plantas',
      },
    },
  },
};
