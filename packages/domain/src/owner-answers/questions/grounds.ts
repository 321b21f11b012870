import {
  clears,
  clearsNeighbor,
  confirms,
  confirmsNeighbor,
  confirmsSlope,
  confirmsSome,
  type Question,
} from '../question.ts';

const eachSide = { asked: 'each_side', notApplicable: [] } as const;
const wholeHouse = { asked: 'whole_house', notApplicable: [] } as const;

/** The first five feet, the yard, the slope, and the driveway. */
export const groundsQuestions: readonly Question[] = [
  {
    ...eachSide,
    id: 'fence_attached',
    danger: 'yes',
    yes: confirms('attached_combustible_fence', 'extensive'),
    no: clears('attached_combustible_fence'),
    notApplicable: ['attached_combustible_fence'],
    sources: ['mendo-ibhs', 'nist-fence'],
    texts: {
      en: {
        question:
          'Is there a fence or gate that burns, such as wood, vinyl, composite, bamboo or reed, within five feet of the house or its decks, even alongside?',
        why: 'A burning fence leads fire to the wall. It’s one of the most common paths.',
        tile: {
          name: 'Fence or gate that burns',
          note: 'even vinyl or composite',
          detail: 'such as wood, vinyl, composite, bamboo or reed, even alongside',
        },
      },
      es: {
        question:
          '¿Hay una cerca o un portón que arda, como de madera, vinilo, compuesto, bambú o carrizo, a menos de 5 pies de la casa o de sus terrazas, aunque solo corra a su lado?',
        why: 'Una cerca que arde lleva el fuego hasta la pared. Es uno de los caminos más comunes.',
        tile: {
          name: 'Cerca o portón que arde',
          note: 'aunque sea de vinilo o compuesto',
          detail: 'como de madera, vinilo, compuesto, bambú o carrizo, aunque solo corra a su lado',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'five_feet_kept',
    danger: 'no',
    yes: clears('zone0_dead_debris'),
    no: confirmsSome('zone0_dead_debris'),
    sources: ['1299', 'ibhs90'],
    texts: {
      en: {
        question:
          'Are the first five feet from the house and its decks free of dead leaves, needles, dry weeds and dead plants?',
        why: 'Embers light leaves along a wall, and photos rarely show the ground there. Keep it clean all season.',
        tile: {
          name: 'Dead leaves or dry weeds',
          note: 'or needles, dead plants',
          detail: 'needles and dead plants, too',
        },
      },
      es: {
        question:
          '¿Están los primeros 5 pies desde la casa y sus terrazas sin hojas ni agujas de pino secas, hierba seca ni plantas muertas?',
        why: 'Las brasas encienden las hojas junto a una pared, y las fotos casi nunca muestran ese suelo. Manténgalo limpio toda la temporada.',
        tile: {
          name: 'Hojas o hierba secas',
          note: 'o agujas, plantas muertas',
          detail: 'también agujas de pino y plantas muertas',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'plants_at_wall',
    danger: 'yes',
    yes: confirmsSome('zone0_vegetation', true),
    no: clears('zone0_vegetation'),
    sources: ['latimes-ibhs', 'ucb'],
    texts: {
      en: {
        question: 'Does anything grow within five feet of the house or its decks, even in pots?',
        why: 'The first five feet matter most, and photos often miss a side.',
        tile: { name: 'Plants', note: 'even in pots', detail: 'anything that grows, even in pots' },
      },
      es: {
        question:
          '¿Crece algo a menos de 5 pies de la casa o de sus terrazas, aunque sea en macetas?',
        why: 'Los primeros 5 pies son lo que más importa, y a las fotos les suele faltar un lado.',
        tile: {
          name: 'Plantas',
          note: 'aunque sea en macetas',
          detail: 'todo lo que crece, aunque sea en macetas',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'mulch_at_wall',
    danger: 'yes',
    yes: confirms('zone0_combustible_mulch', 'extensive', true),
    no: clears('zone0_combustible_mulch'),
    sources: ['mulch', 'nist-fence'],
    texts: {
      en: {
        question:
          'Is there mulch that burns, such as bark, wood chips, pine straw or rubber, or artificial turf within five feet of the house or its decks?',
        why: 'Wood chips and brown gravel look alike in a photo.',
        tile: {
          name: 'Mulch that burns',
          note: 'bark, rubber, artificial turf',
          detail: 'such as bark, wood chips, pine straw or rubber; artificial turf, too',
        },
      },
      es: {
        question:
          '¿Hay mantillo (mulch) que arda, como corteza, astillas de madera, agujas de pino o hule, o pasto sintético, a menos de 5 pies de la casa o de sus terrazas?',
        why: 'En una foto, las astillas de madera y la grava café se parecen.',
        tile: {
          name: 'Mantillo que arde',
          note: 'corteza, hule, pasto sintético',
          detail: 'como corteza, astillas, agujas de pino o hule; también pasto sintético',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'things_at_wall',
    danger: 'yes',
    yes: confirmsSome('zone0_combustible_items'),
    no: clears('zone0_combustible_items'),
    sources: ['zones', 'azfam'],
    texts: {
      en: {
        question:
          'Is anything else that burns kept within five feet of the house or its decks, such as bins, furniture, mats or a car?',
        why: 'These things come and go between photos.',
        tile: {
          name: 'Other things that burn',
          note: 'bins, furniture, mats, car',
          detail: 'such as bins, furniture, mats or a car',
        },
      },
      es: {
        question:
          '¿Se guarda a menos de 5 pies de la casa o de sus terrazas algo más que arda, como botes, muebles, tapetes o un auto?',
        why: 'Esas cosas se ponen y se quitan entre una foto y otra.',
        tile: {
          name: 'Otras cosas que arden',
          note: 'botes, muebles, tapetes, auto',
          detail: 'como botes, muebles, tapetes o un auto',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'firewood_at_wall',
    danger: 'yes',
    yes: confirmsSome('zone0_firewood_lumber', true),
    no: clears('zone0_firewood_lumber'),
    sources: ['nist-wood', '1299'],
    texts: {
      en: {
        question: 'Is firewood or lumber kept within five feet of the house or its decks?',
        why: 'It makes a large fire right at the wall, and it’s often stored out of sight.',
        tile: { name: 'Firewood or lumber', note: null, detail: null },
      },
      es: {
        question: '¿Se guarda leña o madera a menos de 5 pies de la casa o de sus terrazas?',
        why: 'Hace un fuego grande junto a la pared, y muchas veces se guarda donde no se ve.',
        tile: { name: 'Leña o madera', note: null, detail: null },
      },
    },
  },
  {
    ...eachSide,
    id: 'woodpile_in_yard',
    danger: 'yes',
    yes: confirmsSome('zone1_exposed_woodpile'),
    no: clears('zone1_exposed_woodpile'),
    sources: ['nist-wood', '1299'],
    texts: {
      en: {
        question: 'Is there an uncovered pile of firewood 5 to 30 feet from the house?',
        why: 'A photo rarely shows how far away a pile is.',
        tile: {
          name: 'Uncovered woodpile',
          note: '5–\u206030\u00A0ft',
          detail: '5 to 30 feet from the house',
        },
      },
      es: {
        question: '¿Hay una pila de leña sin cubrir a una distancia de 5 a 30 pies de la casa?',
        why: 'Una foto rara vez muestra a qué distancia está una pila.',
        tile: {
          name: 'Pila de leña sin cubrir',
          note: '5–\u206030\u00A0pies',
          detail: 'a una distancia de 5 a 30 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'shed_near',
    danger: 'yes',
    yes: confirms('outbuilding_too_close', 'extensive'),
    no: clears('outbuilding_too_close'),
    sources: ['nist-shed', 'piedmont'],
    texts: {
      en: {
        question:
          'Is there a shed, playhouse, gazebo, carport or other small building that burns within 30 feet of the house?',
        why: 'Distance is hard to judge from a photo.',
        tile: {
          name: 'Small building that burns',
          note: 'shed, gazebo, 0–\u206030\u00A0ft',
          detail: 'shed, playhouse, gazebo, carport and the like, within 30 feet of the house',
        },
      },
      es: {
        question:
          '¿Hay un cobertizo, una casita de juegos, un quiosco, una cochera abierta (carport) u otra construcción pequeña que arda a menos de 30 pies de la casa?',
        why: 'Es difícil calcular distancias en una foto.',
        tile: {
          name: 'Construcción pequeña que arde',
          note: 'cobertizo, quiosco, 0–\u206030\u00A0pies',
          detail:
            'cobertizo, casita de juegos, quiosco, carport o algo así, a menos de 30 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'dead_plants_in_yard',
    danger: 'yes',
    yes: confirmsSome('zone1_dead_vegetation'),
    no: clears('zone1_dead_vegetation'),
    sources: ['1299', 'moritz'],
    texts: {
      en: {
        question:
          'Are there dead plants, dead branches or piles of dry leaves 5 to 30 feet from the house?',
        why: 'Dead plants catch embers first. In a photo, bare winter twigs look just like dead ones.',
        tile: {
          name: 'Dead plants or branches',
          note: 'or leaf piles, 5–\u206030\u00A0ft',
          detail: 'or piles of dry leaves, 5 to 30 feet from the house',
        },
      },
      es: {
        question:
          '¿Hay plantas secas, ramas muertas o montones de hojas secas a una distancia de 5 a 30 pies de la casa?',
        why: 'Las plantas muertas son lo primero que encienden las brasas. En una foto, las ramas sin hojas del invierno parecen muertas.',
        tile: {
          name: 'Plantas o ramas secas',
          note: 'u hojas en montones, 5–\u206030\u00A0pies',
          detail: 'o montones de hojas secas, a una distancia de 5 a 30 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'shrubs_close_together',
    danger: 'yes',
    yes: confirmsSome('zone1_continuous_shrubs_trees'),
    no: clears('zone1_continuous_shrubs_trees'),
    sources: ['syph14', 'mgspacing'],
    texts: {
      en: {
        question:
          'Do shrubs or trees 5 to 30 feet from the house touch each other in a row or a clump?',
        why: 'Gaps between plants slow a fire down. A photo from a single spot hides the gaps.',
        tile: {
          name: 'Plants that touch',
          note: 'shrubs or trees, 5–\u206030\u00A0ft',
          detail: 'shrubs or trees in a row or a clump, 5 to 30 feet from the house',
        },
      },
      es: {
        question:
          '¿Hay arbustos o árboles que se toquen unos con otros, en fila o en grupo, a una distancia de 5 a 30 pies de la casa?',
        why: 'El espacio entre las plantas frena el fuego. Una foto tomada desde un solo lugar no muestra ese espacio.',
        tile: {
          name: 'Plantas que se tocan',
          note: 'arbustos o árboles, 5–\u206030\u00A0pies',
          detail:
            'arbustos o árboles en fila o en grupo, a una distancia de 5 a 30 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'fuel_under_trees',
    danger: 'yes',
    yes: confirmsSome('zone1_ladder_fuels'),
    no: clears('zone1_ladder_fuels'),
    sources: ['prcity', 'mgspacing'],
    texts: {
      en: {
        question:
          'Are there shrubs under trees, or limbs lower than six feet, within 30 feet of the house?',
        why: 'Fire climbs from shrubs to limbs to treetops. A photo rarely shows what is right under a tree.',
        tile: {
          name: 'Shrubs under trees',
          note: 'or low limbs, 0–\u206030\u00A0ft',
          detail: 'or limbs lower than six feet, within 30 feet of the house',
        },
      },
      es: {
        question:
          '¿Hay arbustos debajo de los árboles, o ramas a menos de 6 pies del suelo, a menos de 30 pies de la casa?',
        why: 'El fuego sube de los arbustos a las ramas y de ahí a las copas. Una foto rara vez muestra lo que hay justo debajo de un árbol.',
        tile: {
          name: 'Arbustos bajo los árboles',
          note: 'o ramas bajas, 0–\u206030\u00A0pies',
          detail: 'o ramas a menos de 6 pies del suelo, a menos de 30 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'dry_grass_in_yard',
    danger: 'yes',
    yes: confirmsSome('zone1_tall_dry_grass'),
    no: clears('zone1_tall_dry_grass'),
    sources: ['troy', '1299'],
    texts: {
      en: {
        question: 'Is there dry grass taller than four inches within 30 feet of the house?',
        why: 'Dry grass carries fire fast. Photos show only one season.',
        tile: {
          name: 'Tall dry grass',
          note: '0–\u206030\u00A0ft',
          detail: 'over four inches, within 30 feet of the house',
        },
      },
      es: {
        question: '¿Hay pasto seco de más de 4 pulgadas de alto a menos de 30 pies de la casa?',
        why: 'El pasto seco propaga el fuego con rapidez. Una foto muestra una sola temporada.',
        tile: {
          name: 'Pasto seco alto',
          note: '0–\u206030\u00A0pies',
          detail: 'de más de 4 pulgadas, a menos de 30 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'fire_prone_plants_near',
    danger: 'yes',
    yes: confirmsSome('fire_prone_plants'),
    no: clears('fire_prone_plants'),
    sources: ['marinplants', 'sanrafael'],
    texts: {
      en: {
        question:
          'Do juniper, cypress, arborvitae, bamboo, acacia, pampas grass, palms with dead fronds or eucalyptus with loose bark grow within 30 feet of the house?',
        why: 'These burn hot, and a photo can rarely identify a plant for certain.',
        tile: {
          name: 'Plants that burn hot',
          note: 'juniper, cypress, arborvitae, bamboo, acacia, pampas, palm, eucalyptus',
          detail:
            'juniper, cypress, arborvitae, bamboo, acacia, pampas grass, palms with dead fronds, eucalyptus with loose bark; within 30 feet of the house',
        },
      },
      es: {
        question:
          '¿Hay enebros, cipreses, tuyas, bambú, acacias, carrizo de las pampas (pampas grass), palmas con hojas secas o eucaliptos con corteza suelta a menos de 30 pies de la casa?',
        why: 'Arden con mucho calor, y en una foto casi nunca se sabe con certeza qué planta es.',
        tile: {
          name: 'Plantas que arden mucho',
          note: 'enebro, ciprés, tuya, bambú, acacia, pampas, palma, eucalipto',
          detail:
            'enebro, ciprés, tuya, bambú, acacia, carrizo de las pampas, palma con hojas secas, eucalipto con corteza suelta; a menos de 30 pies de la casa',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'double_fence',
    danger: 'yes',
    yes: confirms('combustible_fence_runs', 'extensive'),
    no: clears('combustible_fence_runs'),
    notApplicable: ['combustible_fence_runs'],
    sources: ['nist-fence2', 'bdc'],
    texts: {
      en: {
        question: 'Do two wood fences stand back to back within 30 feet of the house?',
        why: 'Two fences burn far worse than one, and a photo shows only the closer one.',
        tile: {
          name: 'Back-to-back wood fences',
          note: '0–\u206030\u00A0ft',
          detail: 'within 30 feet of the house',
        },
      },
      es: {
        question: '¿Hay dos cercas de madera pegadas una a la otra a menos de 30 pies de la casa?',
        why: 'Dos cercas arden mucho más que una, y una foto muestra solo la más cercana.',
        tile: {
          name: 'Dos cercas de madera pegadas',
          note: '0–\u206030\u00A0pies',
          detail: 'una a la otra, a menos de 30 pies de la casa',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'propane_clear',
    danger: 'no',
    yes: clears('lpg_tank_clearance'),
    no: confirms('lpg_tank_clearance', 'extensive'),
    notApplicable: ['lpg_tank_clearance'],
    sources: ['lpg', 'lpg-cfc'],
    texts: {
      en: {
        question:
          'Is the propane tank ten feet or more from the house, on bare ground for ten feet around, with nothing that burns easily for ten more?',
        why: 'Few photos show the tank. Small grill cylinders don’t count.',
        tile: {
          name: 'Propane tank without space',
          note: 'anything within 20 ft',
          detail:
            'less than ten feet from the house, not on bare ground ten feet around, or with things that burn easily in the next ten; not grill cylinders',
        },
      },
      es: {
        question:
          '¿Está el tanque de propano a 10 pies o más de la casa, con tierra sin plantas a 10 pies a la redonda y nada que arda fácilmente en otros 10?',
        why: 'Pocas fotos muestran el tanque. Los cilindros pequeños para la parrilla no cuentan.',
        tile: {
          name: 'Tanque de propano sin espacio',
          note: 'hay algo a menos de 20 pies',
          detail:
            'a menos de 10 pies de la casa, sin tierra limpia a 10 pies a la redonda o con cosas que arden fácilmente en los otros 10; no cilindros de parrilla',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'brush_beyond_yard',
    danger: 'yes',
    yes: confirmsSome('zone2_brush_tree_continuity'),
    no: clears('zone2_brush_tree_continuity'),
    notApplicable: ['zone2_brush_tree_continuity'],
    sources: ['syph14', 'zone2'],
    texts: {
      en: {
        question: 'Do brush or trees grow without gaps 30 to 100 feet from the house?',
        why: 'Few photos reach that far. If that land isn’t yours, say so.',
        tile: {
          name: 'Dense brush or trees',
          note: '30–\u2060100\u00A0ft',
          detail: 'without gaps, 30 to 100 feet from the house',
        },
      },
      es: {
        question:
          '¿Hay matorral o árboles sin espacio entre ellos a una distancia de 30 a 100 pies de la casa?',
        why: 'Pocas fotos llegan tan lejos. Si ese terreno no es suyo, dígalo.',
        tile: {
          name: 'Matorral o árboles densos',
          note: '30–\u2060100\u00A0pies',
          detail: 'sin espacio entre ellos, a una distancia de 30 a 100 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'dry_grass_beyond_yard',
    danger: 'yes',
    yes: confirmsSome('zone2_tall_dry_grass'),
    no: clears('zone2_tall_dry_grass'),
    notApplicable: ['zone2_tall_dry_grass'],
    sources: ['zone2', '1299'],
    texts: {
      en: {
        question: 'Is there dry grass taller than four inches 30 to 100 feet from the house?',
        why: 'Mowed grass keeps flames low. If that land isn’t yours, say so.',
        tile: {
          name: 'Dry grass farther out',
          note: '30–\u2060100\u00A0ft',
          detail: 'over four inches, 30 to 100 feet from the house',
        },
      },
      es: {
        question:
          '¿Hay pasto seco de más de 4 pulgadas de alto a una distancia de 30 a 100 pies de la casa?',
        why: 'El pasto cortado mantiene bajas las llamas. Si ese terreno no es suyo, dígalo.',
        tile: {
          name: 'Pasto seco más lejos',
          note: '30–\u2060100\u00A0pies',
          detail: 'de más de 4 pulgadas, a una distancia de 30 a 100 pies de la casa',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'slope_below',
    danger: 'yes',
    yes: confirmsSlope(20),
    no: clears(),
    sources: ['mgspacing', 'napa'],
    texts: {
      en: {
        question: 'Does the land slope down from the house by more than one foot in five?',
        why: 'Fire moves faster uphill, so plants below the house count for more. At 40%, two feet down in five, it’s hard to walk straight up.',
        tile: {
          name: 'Steep slope down',
          note: 'one foot in five',
          detail: 'from the house, more than one foot in five',
        },
      },
      es: {
        question: '¿Baja el terreno desde la casa más de un pie por cada cinco?',
        why: 'El fuego corre más rápido cuesta arriba, así que las plantas más abajo de la casa cuentan más. Con 40%, dos pies por cada cinco, cuesta subir a pie en línea recta.',
        tile: {
          name: 'Bajada fuerte',
          note: 'un pie por cada cinco',
          detail: 'desde la casa, más de un pie por cada cinco',
        },
      },
    },
  },
  {
    ...eachSide,
    id: 'neighbor_near',
    danger: 'yes',
    yes: confirmsNeighbor('neighbor_structure_close'),
    no: clearsNeighbor('neighbor_structure_close'),
    sources: ['ucb2', 'knapp'],
    texts: {
      en: {
        question: 'Is another house or garage within 30 feet?',
        why: 'A fire next door can light the house. It takes no points off, but it limits the score and shows which walls and windows to improve first.',
        tile: {
          name: 'Another house or garage',
          note: '0–\u206030\u00A0ft',
          detail: 'within 30 feet of the house',
        },
      },
      es: {
        question: '¿Hay otra casa u otro garaje a menos de 30 pies?',
        why: 'Un incendio al lado puede prender la casa. No quita puntos, pero limita el puntaje e indica qué paredes y ventanas conviene mejorar primero.',
        tile: {
          name: 'Otra casa u otro garaje',
          note: '0–\u206030\u00A0pies',
          detail: 'a menos de 30 pies de la casa',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'on_ridge',
    danger: 'yes',
    yes: clears(),
    no: clears(),
    sources: ['saddles'],
    texts: {
      en: {
        question:
          'Does the house stand on a ridge, in a low gap between two hills, or at the top of a narrow canyon or gully?',
        why: 'Wind and fire are drawn up through such places. It takes no points off; it shows how exposed the house is.',
        tile: {
          name: 'Ridge, gap or canyon top',
          note: null,
          detail:
            'the house stands on a ridge, in a low gap between hills, or at the top of a narrow canyon or gully',
        },
      },
      es: {
        question:
          '¿Está la casa en el filo de una loma, en un paso bajo entre dos cerros o en lo alto de un cañón o una barranca angosta?',
        why: 'El viento y el fuego suben con fuerza por esos lugares. No quita puntos; indica qué tan expuesta está la casa.',
        tile: {
          name: 'Loma, paso o cañón',
          note: null,
          detail:
            'la casa está en el filo de una loma, en un paso bajo entre cerros o en lo alto de un cañón o barranca angosta',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'driveway_open',
    danger: 'no',
    yes: clears('access_driveway_obstructed'),
    no: confirms('access_driveway_obstructed', 'moderate'),
    notApplicable: ['access_driveway_obstructed'],
    sources: ['access', 'sanrafael'],
    texts: {
      en: {
        question:
          'Can a fire engine get up the driveway: 14 feet clear from side to side and in height, with no narrow gate?',
        why: 'Photos of the house rarely show the driveway.',
        tile: {
          name: 'Driveway too tight',
          note: 'under 14 ft, or a narrow gate',
          detail: 'for a fire engine: less than 14 feet clear in width or height, or a narrow gate',
        },
      },
      es: {
        question:
          '¿Puede subir un camión de bomberos por la entrada de autos: 14 pies libres a lo ancho y a lo alto, sin portón angosto?',
        why: 'Las fotos de la casa rara vez muestran la entrada.',
        tile: {
          name: 'Entrada de autos angosta',
          note: 'menos de 14 pies, o portón angosto',
          detail:
            'para un camión de bomberos: menos de 14 pies libres a lo ancho o a lo alto, o un portón angosto',
        },
      },
    },
  },
  {
    ...wholeHouse,
    id: 'address_visible',
    danger: 'no',
    yes: clears('address_not_visible'),
    no: confirms('address_not_visible', 'extensive'),
    sources: ['oakland', 'access'],
    texts: {
      en: {
        question:
          'Can the house number be read from the street, in numbers at least four inches tall?',
        why: 'Crews have to find the house in smoke and darkness.',
        tile: {
          name: 'House number hard to read',
          note: 'or under four inches',
          detail: 'from the street, missing, or shorter than four inches',
        },
      },
      es: {
        question:
          '¿Se lee desde la calle el número de la casa, en números de 4 pulgadas de alto o más?',
        why: 'Los bomberos tienen que encontrar la casa entre el humo y de noche.',
        tile: {
          name: 'Número de casa poco legible',
          note: 'o de menos de 4 pulgadas',
          detail: 'desde la calle, o no lo hay, o de menos de 4 pulgadas de alto',
        },
      },
    },
  },
];
