import type { ProgramTableTexts } from './program-table-text.ts';

const preparedHomes =
  'Para casas unifamiliares separadas, de hasta tres pisos, en California u Oregón; no para casas prefabricadas (manufactured homes), casas adosadas (townhomes) ni condominios.';

const noManufacturedHomes =
  'No acepta casas prefabricadas (manufactured homes). Lo que pide también se recomienda para ellas.';

export const programTableTextsEs: ProgramTableTexts = {
  lists: {
    safer_from_wildfires: {
      name: 'Safer from Wildfires (Más Seguros ante Incendios Forestales)',
      version:
        'Departamento de Seguros de California, 10 CCR 2644.9; lista leída en una copia de noviembre de 2023',
      eligible: null,
      notTaken: null,
    },
    wildfire_prepared_base: {
      name: 'Wildfire Prepared Home (Casa Preparada para Incendios Forestales), Base',
      version: 'IBHS; nivel anunciado en mayo de 2025',
      eligible: preparedHomes,
      notTaken: noManufacturedHomes,
    },
    wildfire_prepared_plus: {
      name: 'Wildfire Prepared Home (Casa Preparada para Incendios Forestales), Plus',
      version: 'IBHS; nivel anunciado en mayo de 2025',
      eligible: preparedHomes,
      notTaken: noManufacturedHomes,
    },
  },
  items: {
    class_a_roof: {
      short: 'Techo de clase A',
      asks: 'Un techo resistente al fuego de clase A (Class A)',
      open: 'la clase del techo. La dice su techador o la etiqueta del material; la madera rara vez es de clase A.',
    },
    five_foot_zone: {
      short: 'Primeros 5 pies',
      asks: 'Los primeros 5 pies sin plantas, hojas secas ni leña, y sin mantillo, pasto sintético, cercas, pérgolas o cosas guardadas que ardan',
    },
    ember_resistant_vents: {
      short: 'Respiraderos',
      asks: 'Respiraderos del ático y de debajo de la casa con malla metálica de 1/8 de pulgada o menos, o hechos para detener las brasas',
      met: 'Ningún respiradero del ático o de debajo de la casa sin malla metálica de 1/8 de pulgada o menos, salvo los hechos para detener las brasas',
    },
    six_inch_wall_base: {
      short: 'Base de las paredes',
      asks: 'Seis pulgadas que no arden en la base de las paredes',
    },
    enclosed_eaves: { short: 'Aleros', asks: 'Aleros cerrados', met: 'Sin aleros abiertos' },
    upgraded_windows: {
      short: 'Ventanas',
      asks: 'Ventanas de doble vidrio o más, o postigos que funcionen',
      open: 'los postigos. También cuentan.',
      met: 'Ventanas de doble vidrio o más',
    },
    cleared_under_decks: {
      short: 'Debajo de las terrazas',
      asks: 'Ni hojas, ni plantas, ni cosas guardadas que ardan debajo de las terrazas',
    },
    outbuildings_30_feet_away: {
      short: 'Cobertizos y construcciones pequeñas',
      asks: 'Ningún cobertizo ni construcción pequeña que arda a menos de 30 pies',
    },
    defensible_space: {
      short: 'Normas de espacio defendible',
      asks: 'Espacio defendible según las normas del lugar (14 CCR 1299.03 donde responde el estado)',
      open: 'qué normas rigen ahí y qué más piden. Aquí se busca lo que nombra 14 CCR 1299.03.',
    },
    community_programs: {
      short: 'Programa de la comunidad',
      asks: 'Una comunidad que participa en un programa contra incendios forestales',
      open: 'los programas de su comunidad.',
    },
    clean_roof_and_gutters: {
      short: 'Techo y canaletas limpios',
      asks: 'Techo y canaletas limpios, sin ramas sobre el techo ni cerca de una chimenea',
      open: 'los canales del techo y el interior de las canaletas, vistos desde arriba.',
    },
    thirty_foot_yard: {
      short: 'Patio, de 5 a 30 pies',
      asks: 'De 5 a 30 pies: sin plantas ni ramas muertas, sin montones de hojas secas, sin pasto seco alto ni leña sin cubrir, sin arbustos ni árboles que se toquen en fila o en grupo, y sin arbustos ni ramas bajas debajo de los árboles',
    },
    rest_of_base: {
      short: 'Lo demás de la norma',
      asks: 'Lo demás de la norma, la solicitud y la inspección',
      open: 'todo. IBHS tiene la lista.',
    },
    base_level: {
      short: 'Nivel Base',
      asks: 'Todo lo que pide el nivel Base',
      open: 'lo demás de la norma Base, la solicitud y la inspección.',
    },
    tempered_windows: {
      short: 'Ventanas templadas',
      asks: 'Ventanas con al menos dos vidrios templados',
      open: 'dos vidrios templados. Lo indica una marca pequeña en una esquina de cada vidrio.',
    },
    covered_gutters: {
      short: 'Canaletas',
      asks: 'Canaletas de metal con cubierta de metal',
      met: 'Ninguna canaleta que no sea de metal con cubierta de metal',
    },
    noncombustible_walls: {
      short: 'Paredes',
      asks: 'Paredes que no arden, como de estuco, ladrillo, piedra, adobe, concreto, metal o fibrocemento',
    },
    noncombustible_deck: {
      short: 'Terraza',
      asks: 'Una terraza que no arde',
      open: 'de qué es la terraza. El material compuesto no es madera, pero arde.',
    },
    no_paired_fences: { short: 'Cercas', asks: 'Ninguna cerca doble de madera a menos de 30 pies' },
    rest_of_plus: {
      short: 'Lo demás de la norma',
      asks: 'Lo demás de la norma, la solicitud y la inspección',
      open: 'todo. IBHS tiene la lista.',
    },
  },
};
