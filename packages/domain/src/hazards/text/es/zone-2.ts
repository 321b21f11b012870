import type { HazardText } from '../hazard-text.ts';

export const zone2Texts = {
  zone2_brush_tree_continuity: {
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
  },
  zone2_tall_dry_grass: {
    title: 'Pasto seco y alto de 30 a 100 pies',
    lookFor: 'Pasto amarillento de más de 4 pulgadas dentro de la propiedad.',
    mistakenFor: 'Pasto verde de primavera, que se va a secar; el campo de un vecino.',
    severity:
      'El pasto seco lleva el fuego con rapidez hacia todo lo que está más cerca de la casa.',
    asks: {
      ccr_1299_03_unread:
        'Pasto anual de no más de 4 pulgadas (conocido por el resumen de un distrito de bomberos).',
    },
  },
} as const satisfies Record<string, HazardText>;
