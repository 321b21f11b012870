import { clears, confirms, confirmsSome, type Question } from '../question.ts';

const wholeHouse = { asked: 'whole_house', notApplicable: [] } as const;

/** Roof, openings, walls and deck. Construction counts in full; what accumulates counts as moderate unless the answer says how much. */
export const houseQuestions: readonly Question[] = [
  {
    ...wholeHouse,
    id: 'roof_wood',
    danger: 'yes',
    yes: confirms('roof_combustible_covering', 'extensive'),
    no: clears('roof_combustible_covering'),
    sources: ['pv-roof', 'uc-roof'],
    texts: {
      en: {
        question: 'Is any part of the roof covered with wood shakes or wood shingles?',
        why: 'A wood roof outweighs everything else, and look-alikes can fool a photo.',
        tile: { name: 'Wood shingles or shakes', note: null, detail: 'on any part of the roof' },
      },
      es: {
        question:
          '¿Hay alguna parte del techo cubierta con tablillas de madera (wood shakes o wood shingles)?',
        why: 'Un techo de madera pesa más que todo lo demás, y en una foto otros techos parecen de madera.',
        tile: {
          name: 'Tablillas de madera',
          note: null,
          detail: 'en cualquier parte del techo; wood shakes o wood shingles',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'roof_whole',
    danger: 'no',
    yes: clears('roof_gaps_damage'),
    no: confirmsSome('roof_gaps_damage'),
    sources: ['calfire-hh', 'uc-check'],
    texts: {
      en: {
        question:
          'From the ground, does the roof look intact, with no missing shingles, open tile ends or cracked skylight?',
        why: 'Embers get in through small gaps. If the roof is over 20 years old, have someone look up close.',
        tile: {
          name: 'Damaged roof',
          note: 'or open tile ends',
          detail: 'missing shingles, open tile ends or a cracked skylight, seen from the ground',
        },
      },
      es: {
        question:
          'Visto desde el suelo, ¿se ve entero el techo, sin tejas que falten, tejas curvas con el extremo abierto ni tragaluces rotos?',
        why: 'Las brasas entran por huecos pequeños. Si el techo tiene más de 20 años, pida que alguien lo revise de cerca.',
        tile: {
          name: 'Techo dañado',
          note: 'o tejas de extremo abierto',
          detail:
            'tejas que faltan, tejas curvas con el extremo abierto o un tragaluz roto, visto desde el suelo',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'roof_clean',
    danger: 'no',
    yes: clears('roof_debris'),
    no: confirmsSome('roof_debris'),
    sources: ['1299', 'troy'],
    texts: {
      en: {
        question: 'From the ground, does the roof look free of leaves and needles right now?',
        why: 'You can’t see a roof’s valleys from the ground.',
        tile: {
          name: 'Leaves on the roof',
          note: 'or needles',
          detail: 'or needles, seen from the ground, right now',
        },
      },
      es: {
        question: 'Visto desde el suelo, ¿está el techo ahora mismo sin hojas ni agujas de pino?',
        why: 'Desde el suelo no se ven los canales donde se juntan dos aguas del techo.',
        tile: {
          name: 'Hojas en el techo',
          note: 'o agujas de pino',
          detail: 'o agujas de pino, vistas desde el suelo, ahora mismo',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'gutters_clean',
    danger: 'no',
    yes: clears('gutter_debris'),
    no: confirmsSome('gutter_debris'),
    notApplicable: ['gutter_debris', 'gutter_unprotected_or_plastic'],
    sources: ['1299', 'uc-gutter'],
    texts: {
      en: {
        question: 'From the ground, do the gutters look free of leaves and needles right now?',
        why: 'A photo from the ground can’t show the inside of a gutter.',
        tile: {
          name: 'Leaves in the gutters',
          note: 'or needles',
          detail: 'or needles, seen from the ground, right now',
        },
      },
      es: {
        question:
          'Vistas desde el suelo, ¿están las canaletas ahora mismo sin hojas ni agujas de pino?',
        why: 'Una foto desde el suelo no muestra el interior de una canaleta.',
        tile: {
          name: 'Hojas en las canaletas',
          note: 'o agujas de pino',
          detail: 'o agujas de pino, vistas desde el suelo, ahora mismo',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'gutters_covered',
    danger: 'no',
    yes: clears('gutter_unprotected_or_plastic'),
    no: confirms('gutter_unprotected_or_plastic', 'extensive'),
    notApplicable: ['gutter_debris', 'gutter_unprotected_or_plastic'],
    sources: ['bdc', 'ojai-gutter'],
    texts: {
      en: {
        question: 'Are all gutters made of metal, with metal covers?',
        why: 'Painted metal and plastic look the same in a photo.',
        tile: {
          name: 'Gutters without metal covers',
          note: 'or not of metal',
          detail: 'or not of metal',
        },
      },
      es: {
        question: '¿Son todas las canaletas de metal y con cubierta de metal?',
        why: 'En una foto, el metal pintado y el plástico se ven iguales.',
        tile: {
          name: 'Canaletas sin cubierta de metal',
          note: 'o que no son de metal',
          detail: 'o que no son de metal',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'branches_clear',
    danger: 'no',
    yes: clears('tree_overhang_roof_chimney'),
    no: confirmsSome('tree_overhang_roof_chimney'),
    notApplicable: ['tree_overhang_roof_chimney'],
    sources: ['1299', 'syph14'],
    texts: {
      en: {
        question:
          'Are all branches clear of the roof, with none above or touching it, and ten feet from any chimney?',
        why: 'In a photo, a faraway branch can look close, and a close one far.',
        tile: {
          name: 'Branches over the roof',
          note: 'or touching it, or near a chimney',
          detail: 'or touching it, or within ten feet of a chimney',
        },
      },
      es: {
        question:
          '¿Están todas las ramas apartadas del techo, sin ninguna encima ni pegada, y a 10 pies o más de cualquier chimenea?',
        why: 'En una foto, una rama lejana puede parecer cercana, o al revés.',
        tile: {
          name: 'Ramas sobre el techo',
          note: 'o pegadas, o cerca de una chimenea',
          detail: 'o pegadas a él, o a menos de 10 pies de una chimenea',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'chimney_screened',
    danger: 'no',
    yes: clears('chimney_no_spark_arrestor'),
    no: confirms('chimney_no_spark_arrestor', 'extensive'),
    notApplicable: ['chimney_no_spark_arrestor'],
    sources: ['chimney', 'vfpd'],
    texts: {
      en: {
        question: 'Does every wood-burning chimney have a metal cap with mesh?',
        why: 'The top of a chimney is too high for most photos.',
        tile: {
          name: 'Chimney without a mesh cap',
          note: null,
          detail: 'any that burns wood, without a metal cap with mesh',
        },
      },
      es: {
        question: '¿Tiene cada chimenea de leña un sombrero de metal con malla (parachispas)?',
        why: 'La parte de arriba de una chimenea queda demasiado alta para la mayoría de las fotos.',
        tile: {
          name: 'Chimenea sin malla',
          note: null,
          detail: 'cualquiera de leña sin sombrero de metal con malla',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'vents_fine_mesh',
    danger: 'no',
    yes: clears('vents_unscreened'),
    no: confirms('vents_unscreened', 'extensive'),
    notApplicable: ['vents_unscreened'],
    sources: ['syph19', 'mendo-ibhs', '7a-vents'],
    texts: {
      en: {
        question:
          'Do all vents into the attic and under the house have metal mesh with openings of 1/8 inch or less, or are they made to stop embers?',
        why: 'In a photo, 1/4 inch and 1/8 inch look alike. Dryer vents, flues and vents that bring air to a furnace don’t count.',
        tile: {
          name: 'Vents without fine mesh',
          note: 'over 1/8 inch, or not metal',
          detail:
            'into the attic or under the house: openings over 1/8 inch or no metal mesh, unless made to stop embers',
        },
      },
      es: {
        question:
          '¿Tienen todos los respiraderos del ático y de debajo de la casa malla metálica de 1/8 de pulgada o menos, o están hechos para detener las brasas?',
        why: 'En una foto, 1/4 y 1/8 de pulgada se ven iguales. No cuentan la secadora, los tubos de escape ni las tomas de aire de una calefacción.',
        tile: {
          name: 'Respiraderos sin malla fina',
          note: 'más de 1/8 de pulgada, o no metálica',
          detail:
            'del ático o de debajo de la casa: huecos de más de 1/8 de pulgada o sin malla metálica, salvo los hechos para detener las brasas',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'eaves_closed',
    danger: 'no',
    yes: clears('eaves_open'),
    no: confirms('eaves_open', 'extensive'),
    notApplicable: ['eaves_open'],
    sources: ['syph19', 'troy'],
    texts: {
      en: {
        question: 'Are the eaves boxed in, so that no rafters show from below?',
        why: 'Open eaves catch heat and embers.',
        tile: { name: 'Open eaves', note: 'rafters show', detail: 'rafters show from below' },
      },
      es: {
        question: '¿Están los aleros cerrados por debajo, sin vigas a la vista?',
        why: 'En los aleros abiertos se juntan el calor y las brasas.',
        tile: {
          name: 'Aleros abiertos',
          note: 'vigas a la vista',
          detail: 'se ven las vigas desde abajo',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'windows_two_panes',
    danger: 'no',
    yes: clears('windows_single_pane'),
    no: confirms('windows_single_pane', 'extensive'),
    sources: ['syph19', 'win-marin'],
    texts: {
      en: {
        question: 'Do all windows, glass doors and skylights have two or more panes?',
        why: 'Two panes withstand more heat than one, and a photo from the yard can’t show how many there are.',
        tile: {
          name: 'Windows with one pane',
          note: 'glass doors, skylights, too',
          detail: 'glass doors and skylights, too',
        },
      },
      es: {
        question:
          '¿Tienen vidrio doble o más todas las ventanas, las puertas de vidrio y los tragaluces?',
        why: 'Dos vidrios aguantan más calor que uno, y en una foto desde el patio no se pueden contar.',
        tile: {
          name: 'Ventanas de un solo vidrio',
          note: 'también puertas y tragaluces',
          detail: 'también puertas de vidrio y tragaluces',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'windows_tempered',
    danger: 'no',
    yes: clears(),
    no: clears(),
    sources: ['ibhs-up', '7a-win'],
    texts: {
      en: {
        question:
          'Does every window have at least two panes of tempered glass? A small mark in a corner of each pane shows it.',
        why: 'Tempered glass withstands more heat. It changes no points here, but some programs ask for it.',
        tile: {
          name: 'Windows without tempered glass',
          note: null,
          detail: 'any with fewer than two tempered panes',
        },
      },
      es: {
        question:
          '¿Tiene cada ventana al menos dos vidrios templados? Lo indica una marca pequeña en una esquina de cada vidrio.',
        why: 'El vidrio templado aguanta más calor. Aquí no cambia los puntos, pero algunos programas lo piden.',
        tile: {
          name: 'Ventanas sin vidrio templado',
          note: null,
          detail: 'cualquiera con menos de dos vidrios templados',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'gaps_sealed',
    danger: 'no',
    yes: clears('envelope_gaps'),
    no: confirmsSome('envelope_gaps'),
    sources: ['lowcost'],
    texts: {
      en: {
        question:
          'Are all gaps in the outside of the house sealed: at pipes, trim, siding, outside doors and the garage door?',
        why: 'Embers get in through gaps as thin as a coin.',
        tile: {
          name: 'Gaps in the outside',
          note: 'pipes, trim, siding, doors',
          detail: 'at pipes, trim, siding, outside doors or the garage door',
        },
      },
      es: {
        question:
          '¿Están selladas todas las rendijas de afuera: tubos, molduras, paredes, puertas de afuera y puerta del garaje?',
        why: 'Las brasas entran por rendijas tan delgadas como una moneda.',
        tile: {
          name: 'Rendijas por fuera',
          note: 'tubos, molduras, paredes, puertas',
          detail: 'en tubos, molduras, paredes, puertas de afuera o la puerta del garaje',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'siding_unburnable',
    danger: 'no',
    yes: clears('siding_combustible'),
    no: confirms('siding_combustible', 'extensive'),
    sources: ['troy', 'third'],
    texts: {
      en: {
        question:
          'Are all exterior walls of something that can’t burn, such as stucco, brick, stone, adobe, concrete, metal or fiber cement?',
        why: 'Fiber cement and wood look alike in a photo.',
        tile: {
          name: 'Walls that burn',
          note: 'wood, vinyl, even in part',
          detail:
            'any that aren’t stucco, brick, stone, adobe, concrete, metal, fiber cement or the like',
        },
      },
      es: {
        question:
          '¿Son todas las paredes exteriores de algo que no arde, como estuco, ladrillo, piedra, adobe, concreto, metal o fibrocemento?',
        why: 'En una foto, el fibrocemento y la madera se parecen mucho.',
        tile: {
          name: 'Paredes que arden',
          note: 'madera, vinilo, aunque sea parte',
          detail:
            'alguna que no sea de estuco, ladrillo, piedra, adobe, concreto, metal, fibrocemento o algo así',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'wall_base_bare',
    danger: 'no',
    yes: clears('wall_base_clearance'),
    no: confirmsSome('wall_base_clearance'),
    sources: ['sfw', 'ibhs-nbz'],
    texts: {
      en: {
        question:
          'Are the bottom six inches of every wall of something that can’t burn, such as concrete, brick, stone, adobe, stucco or metal, also above decks and roofs?',
        why: 'Embers pile up at the base of walls.',
        tile: {
          name: 'Wall base that burns',
          note: 'also above decks and roofs',
          detail: 'the bottom six inches of any wall, also above decks and roofs',
        },
      },
      es: {
        question:
          '¿Son de algo que no arde, como concreto, ladrillo, piedra, adobe, estuco o metal, las 6 pulgadas de abajo de cada pared, también sobre terrazas y techos?',
        why: 'Las brasas se amontonan al pie de las paredes.',
        tile: {
          name: 'Base de pared que arde',
          note: 'también sobre terrazas y techos',
          detail: 'las 6 pulgadas de abajo de alguna pared, también sobre terrazas y techos',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'deck_unburnable',
    danger: 'no',
    yes: clears('deck_combustible'),
    no: confirms('deck_combustible', 'extensive'),
    notApplicable: ['deck_combustible', 'under_deck_fuel'],
    sources: ['decks', 'mendo-ibhs'],
    texts: {
      en: {
        question: 'Are all decks, porches and outdoor stairs made of something other than wood?',
        why: 'Soft wood boards can catch fire from embers.',
        tile: {
          name: 'Deck or porch of wood',
          note: 'or outdoor stairs',
          detail: 'outdoor stairs, too',
        },
      },
      es: {
        question:
          '¿Son todas las terrazas, los porches y las escaleras de afuera de un material que no sea madera?',
        why: 'Las brasas pueden encender las tablas de madera blanda.',
        tile: {
          name: 'Terraza o porche de madera',
          note: 'o escaleras de afuera',
          detail: 'también escaleras de afuera',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'under_deck_clear',
    danger: 'no',
    yes: clears('under_deck_fuel'),
    no: confirmsSome('under_deck_fuel'),
    notApplicable: ['under_deck_fuel'],
    sources: ['decks', 'lowcost'],
    texts: {
      en: {
        question:
          'Is the space under decks, porches and stairs free of leaves, plants and stored things that burn?',
        why: 'It’s dark down there, so a photo shows little.',
        tile: {
          name: 'Things under the deck',
          note: 'or under a porch or stairs',
          detail: 'leaves, plants or stored things that burn, also under porches and stairs',
        },
      },
      es: {
        question:
          '¿Está el espacio debajo de terrazas, porches y escaleras sin hojas, plantas ni cosas que ardan?',
        why: 'Ahí está oscuro y una foto muestra poco.',
        tile: {
          name: 'Cosas bajo la terraza',
          note: 'o bajo un porche o escaleras',
          detail: 'hojas, plantas o cosas que arden, también bajo porches y escaleras',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'pergola_attached',
    danger: 'yes',
    yes: confirms('attached_pergola_trellis', 'extensive'),
    no: clears('attached_pergola_trellis'),
    sources: ['zones', 'ibhs-up'],
    texts: {
      en: {
        question:
          'Is there a pergola, arbor, trellis or awning that burns, such as wood, vinyl or bamboo, on the house, or within five feet of it or its decks?',
        why: 'It leads fire up to windows and eaves.',
        tile: {
          name: 'Pergola, trellis or awning',
          note: 'that burns',
          detail:
            'of wood, vinyl, bamboo or anything else that burns, on the house or within five feet of it or its decks',
        },
      },
      es: {
        question:
          '¿Hay una pérgola, un enrejado o un toldo que arda, como de madera, vinilo o bambú, en la casa, o a menos de 5 pies de ella o de sus terrazas?',
        why: 'Lleva el fuego hasta las ventanas y los aleros.',
        tile: {
          name: 'Pérgola, enrejado o toldo',
          note: 'que arda',
          detail:
            'de madera, vinilo, bambú u otra cosa que arda, en la casa o a menos de 5 pies de ella o de sus terrazas',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'built_since_2008',
    danger: 'yes',
    yes: clears(),
    no: clears(),
    sources: ['bb40', 'knapp', 'camp-2008'],
    texts: {
      en: {
        question:
          'Was the house built in 2008 or later? For a manufactured or mobile home, answer no.',
        why: 'Newer houses more often have fine vents and closed eaves. It changes only what we assume of parts no one has seen.',
        tile: null,
      },
      es: {
        question:
          '¿Se construyó la casa en 2008 o después? Si es una casa prefabricada o móvil, responda que no.',
        why: 'Las casas más nuevas tienen más a menudo respiraderos finos y aleros cerrados. Solo cambia lo que suponemos de las partes que nadie ha visto.',
        tile: null,
      },
    },
  },
  {
    ...wholeHouse,
    id: 'manufactured_home',
    danger: 'yes',
    yes: clears(),
    no: clears(),
    sources: ['wph-scope'],
    texts: {
      en: {
        question: 'Is it a manufactured or mobile home, built in a factory on its own steel frame?',
        why: 'It changes no points. Wildfire Prepared Home, a program in California and Oregon, isn’t open to manufactured homes.',
        tile: null,
      },
      es: {
        question:
          '¿Es una casa prefabricada o móvil (manufactured home), hecha en fábrica sobre su propio bastidor de acero?',
        why: 'No cambia los puntos. Wildfire Prepared Home, un programa en California y Oregón, no acepta casas prefabricadas.',
        tile: null,
      },
    },
  },
];
