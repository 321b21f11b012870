import type { HazardText } from '../hazard-text.ts';

export const openingTexts = {
  vents_unscreened: {
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
  },
  eaves_open: {
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
  },
  windows_single_pane: {
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
  },
  envelope_gaps: {
    title: 'Rendijas en el exterior de la casa',
    lookFor:
      'Luz que se ve alrededor de la puerta del garaje, molduras rotas, agujeros por donde entran tubos y cables, juntas torcidas en el revestimiento, huecos entre las vigas.',
    mistakenFor:
      'Líneas de sombra, orificios de drenaje (weep holes) que deben quedar abiertos, juntas de dilatación.',
    severity: 'Cada rendija es una entrada para las brasas, y cerrarla cuesta poco.',
    asks: {
      low_cost_retrofit_list:
        'Sellar las rendijas de más de 1/16 de pulgada y poner burlete (weatherstripping) en la puerta del garaje. Las guías más viejas dicen 1/8 de pulgada.',
    },
  },
} as const satisfies Record<string, HazardText>;
