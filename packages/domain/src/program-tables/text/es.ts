import type { ProgramTableTexts } from './program-table-text.ts';

export const programTableTextsEs: ProgramTableTexts = {
  lists: {
    safer_from_wildfires: {
      name: 'Safer from Wildfires (Más Seguros ante Incendios Forestales)',
      version:
        'Departamento de Seguros de California, 10 CCR 2644.9; lista leída en una copia de noviembre de 2023',
    },
    wildfire_prepared_base: {
      name: 'Wildfire Prepared Home (Casa Preparada para Incendios Forestales), Base',
      version: 'IBHS; nivel anunciado en mayo de 2025',
    },
    wildfire_prepared_plus: {
      name: 'Wildfire Prepared Home (Casa Preparada para Incendios Forestales), Plus',
      version: 'IBHS; nivel anunciado en mayo de 2025',
    },
  },
  items: {
    class_a_roof: {
      asks: 'Un techo resistente al fuego de clase A (Class A), en buen estado',
      notJudged: 'la clase de su techo. Su techador o la etiqueta del material lo dicen.',
    },
    five_foot_zone: {
      asks: 'Nada que arda en los primeros cinco pies, tampoco cercas',
    },
    ember_resistant_vents: { asks: 'Respiraderos que no dejan entrar brasas' },
    six_inch_wall_base: { asks: 'Seis pulgadas que no arden en la base de las paredes' },
    enclosed_eaves: { asks: 'Aleros cerrados' },
    upgraded_windows: { asks: 'Ventanas de doble vidrio, o contraventanas' },
    cleared_under_decks: { asks: 'Ni plantas ni hojas secas debajo de las terrazas' },
    outbuildings_30_feet_away: {
      asks: 'Cobertizos que pueden arder, al menos a 30 pies',
    },
    defensible_space: {
      asks: 'Un espacio defendible según las leyes estatales y locales',
      notJudged: 'si se cumple la ley. Eso solo lo dice un inspector.',
    },
    community_programs: {
      asks: 'Una comunidad que participa en un programa contra incendios forestales',
    },
    clean_roof_and_gutters: { asks: 'Techo y canaletas sin hojas ni ramas' },
    thirty_foot_yard: { asks: 'Un patio limpio y despejado hasta los 30 pies' },
    rest_of_base: { asks: 'Lo demás de la norma, la solicitud y la inspección' },
    base_level: {
      asks: 'Todo lo que pide el nivel Base',
      notJudged: 'lo demás de la norma Base, la solicitud y la inspección.',
    },
    covered_gutters: { asks: 'Canaletas de metal con cubierta' },
    noncombustible_walls: { asks: 'Paredes que no arden' },
    noncombustible_deck: { asks: 'Una terraza que no arde' },
    no_paired_fences: {
      asks: 'Ninguna cerca doble de madera a menos de 30 pies',
    },
    rest_of_plus: { asks: 'Lo demás de la norma, la solicitud y la inspección' },
  },
};
