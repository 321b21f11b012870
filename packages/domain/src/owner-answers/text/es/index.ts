import type { QuestionTexts } from '../../question.ts';

/** The checklist's words in Spanish. */
export const questionTextsEs: QuestionTexts = {
  roof_wood: {
    question:
      '¿Hay alguna parte del techo cubierta con tablillas de madera (wood shakes o wood shingles)?',
    why: 'Un techo de madera pesa más que todo lo demás, y en una foto otros techos parecen de madera.',
  },
  roof_whole: {
    question:
      'Visto desde el suelo, ¿se ve entero el techo, sin tejas que falten, tejas curvas con el extremo abierto ni tragaluces rotos?',
    why: 'Las brasas entran por huecos pequeños. Si el techo tiene más de 20 años, pida que alguien lo revise de cerca.',
  },
  roof_clean: {
    question: 'Visto desde el suelo, ¿está el techo ahora mismo sin hojas ni agujas de pino?',
    why: 'Desde el suelo no se ven los canales donde se juntan dos aguas del techo.',
  },
  gutters_clean: {
    question:
      'Vistas desde el suelo, ¿están las canaletas ahora mismo sin hojas ni agujas de pino?',
    why: 'Una foto desde el suelo no muestra el interior de una canaleta.',
  },
  gutters_covered: {
    question: '¿Son todas las canaletas de metal y con cubierta de metal?',
    why: 'En una foto, el metal pintado y el plástico se ven iguales.',
  },
  branches_clear: {
    question:
      '¿Están todas las ramas apartadas del techo, sin ninguna encima ni pegada, y a 10 pies o más de cualquier chimenea?',
    why: 'En una foto, una rama lejana puede parecer cercana, o al revés.',
  },
  chimney_screened: {
    question: '¿Tiene cada chimenea de leña un sombrero de metal con malla (parachispas)?',
    why: 'La parte de arriba de una chimenea queda demasiado alta para la mayoría de las fotos.',
  },
  vents_fine_mesh: {
    question:
      '¿Tienen todos los respiraderos del ático y de debajo de la casa malla metálica de 1/8 de pulgada o menos, o están hechos para detener las brasas?',
    why: 'En una foto, 1/4 y 1/8 de pulgada se ven iguales. La secadora y los tubos de escape no cuentan.',
  },
  eaves_closed: {
    question: '¿Están los aleros cerrados por debajo, sin vigas a la vista?',
    why: 'En los aleros abiertos se juntan el calor y las brasas.',
  },
  windows_two_panes: {
    question:
      '¿Tienen vidrio doble o más todas las ventanas, las puertas de vidrio y los tragaluces?',
    why: 'Dos vidrios aguantan más calor que uno, y en una foto desde el patio no se pueden contar.',
  },
  windows_tempered: {
    question:
      '¿Tiene cada ventana al menos dos vidrios templados? Lo indica una marca pequeña en una esquina de cada vidrio.',
    why: 'El vidrio templado aguanta más calor. Aquí no cambia los puntos, pero algunos programas lo piden.',
  },
  gaps_sealed: {
    question:
      '¿Están selladas todas las rendijas de afuera: tubos, molduras, paredes, puertas de afuera y puerta del garaje?',
    why: 'Las brasas entran por rendijas tan delgadas como una moneda.',
  },
  siding_unburnable: {
    question:
      '¿Son todas las paredes exteriores de algo que no arde, como estuco, ladrillo, piedra, adobe, concreto, metal o fibrocemento?',
    why: 'En una foto, el fibrocemento y la madera se parecen mucho.',
  },
  wall_base_bare: {
    question:
      '¿Son de algo que no arde, como concreto, ladrillo, piedra, adobe, estuco o metal, las 6 pulgadas de abajo de cada pared, también sobre terrazas y techos?',
    why: 'Las brasas se amontonan al pie de las paredes.',
  },
  deck_unburnable: {
    question:
      '¿Son todas las terrazas, los porches y las escaleras de afuera de un material que no sea madera?',
    why: 'Las brasas pueden encender las tablas de madera blanda.',
  },
  under_deck_clear: {
    question:
      '¿Está el espacio debajo de terrazas, porches y escaleras sin hojas, plantas ni cosas que ardan?',
    why: 'Ahí está oscuro y una foto muestra poco.',
  },
  pergola_attached: {
    question:
      '¿Hay una pérgola, un enrejado o un toldo que arda, como de madera, vinilo o bambú, en la casa, o a menos de 5 pies de ella o de sus terrazas?',
    why: 'Lleva el fuego hasta las ventanas y los aleros.',
  },
  built_since_2008: {
    question:
      '¿Se construyó la casa en 2008 o después? Si es una casa prefabricada o móvil, responda que no.',
    why: 'Las casas más nuevas tienen más a menudo respiraderos finos y aleros cerrados. Solo cambia lo que suponemos de las partes que nadie ha visto.',
  },
  manufactured_home: {
    question:
      '¿Es una casa prefabricada o móvil (manufactured home), hecha en fábrica sobre su propio bastidor de acero?',
    why: 'No cambia los puntos. El programa Wildfire Prepared Home no acepta casas prefabricadas.',
  },
  fence_attached: {
    question:
      '¿Hay una cerca o un portón que arda, como de madera, vinilo, compuesto, bambú o carrizo, a menos de 5 pies de la casa o de sus terrazas, aunque solo corra a su lado?',
    why: 'Una cerca que arde lleva el fuego hasta la pared. Es uno de los caminos más comunes.',
  },
  five_feet_kept: {
    question:
      '¿Están los primeros 5 pies desde la casa y sus terrazas sin hojas ni agujas de pino secas, hierba seca ni plantas muertas?',
    why: 'Las brasas encienden las hojas junto a una pared, y las fotos casi nunca muestran ese suelo. Manténgalo limpio toda la temporada.',
  },
  plants_at_wall: {
    question: '¿Crece algo a menos de 5 pies de la casa o de sus terrazas, aunque sea en macetas?',
    why: 'Los primeros 5 pies son lo que más importa, y a las fotos les suele faltar un lado.',
  },
  mulch_at_wall: {
    question:
      '¿Hay mantillo (mulch) que arda, como corteza, astillas de madera, agujas de pino o hule, o pasto sintético, a menos de 5 pies de la casa o de sus terrazas?',
    why: 'En una foto, las astillas de madera y la grava café se parecen.',
  },
  things_at_wall: {
    question:
      '¿Se guarda a menos de 5 pies de la casa o de sus terrazas algo más que arda, como botes, muebles, tapetes o un auto?',
    why: 'Esas cosas se ponen y se quitan entre una foto y otra.',
  },
  firewood_at_wall: {
    question: '¿Se guarda leña o madera a menos de 5 pies de la casa o de sus terrazas?',
    why: 'Hace un fuego grande junto a la pared, y muchas veces se guarda donde no se ve.',
  },
  woodpile_in_yard: {
    question: '¿Hay una pila de leña sin cubrir a una distancia de 5 a 30 pies de la casa?',
    why: 'Una foto rara vez muestra a qué distancia está una pila.',
  },
  shed_near: {
    question:
      '¿Hay un cobertizo, una casita de juegos, un quiosco, una cochera abierta (carport) u otra construcción pequeña que arda a menos de 30 pies de la casa?',
    why: 'Es difícil calcular distancias en una foto.',
  },
  double_fence: {
    question: '¿Hay dos cercas de madera pegadas una a la otra a menos de 30 pies de la casa?',
    why: 'Dos cercas arden mucho más que una, y una foto muestra solo la más cercana.',
  },
  propane_clear: {
    question:
      '¿Está el tanque de propano a 10 pies o más de la casa, con tierra sin plantas a 10 pies a la redonda y nada que arda fácilmente en otros 10?',
    why: 'Pocas fotos muestran el tanque. Los cilindros pequeños para la parrilla no cuentan.',
  },
  slope_below: {
    question: '¿Baja el terreno desde la casa más de un pie por cada cinco?',
    why: 'El fuego corre más rápido cuesta arriba, así que las plantas más abajo de la casa cuentan más. Con 40%, dos pies por cada cinco, cuesta subir a pie en línea recta.',
  },
  neighbor_near: {
    question: '¿Hay otra casa u otro garaje a menos de 30 pies?',
    why: 'Un incendio al lado puede prender la casa. No quita puntos, pero limita el puntaje e indica qué paredes y ventanas conviene mejorar primero.',
  },
  on_ridge: {
    question:
      '¿Está la casa en el filo de una loma, en un paso bajo entre dos cerros o en lo alto de un cañón o una barranca angosta?',
    why: 'El viento y el fuego suben con fuerza por esos lugares. No quita puntos; indica qué tan expuesta está la casa.',
  },
  driveway_open: {
    question:
      '¿Puede subir un camión de bomberos por la entrada de autos: 14 pies libres a lo ancho y a lo alto, sin portón angosto?',
    why: 'Las fotos de la casa rara vez muestran la entrada.',
  },
  address_visible: {
    question:
      '¿Se lee desde la calle el número de la casa, en números de 4 pulgadas de alto o más?',
    why: 'Los bomberos tienen que encontrar la casa entre el humo y de noche.',
  },
  dead_plants_in_yard: {
    question:
      '¿Hay plantas secas, ramas muertas o montones de hojas secas a una distancia de 5 a 30 pies de la casa?',
    why: 'Las plantas muertas son lo primero que encienden las brasas. En una foto, las ramas sin hojas del invierno parecen muertas.',
  },
  shrubs_close_together: {
    question:
      '¿Hay arbustos o árboles que se toquen unos con otros, en fila o en grupo, a una distancia de 5 a 30 pies de la casa?',
    why: 'El espacio entre las plantas frena el fuego. Una foto tomada desde un solo lugar no muestra ese espacio.',
  },
  fuel_under_trees: {
    question:
      '¿Hay arbustos debajo de los árboles, o ramas a menos de 6 pies del suelo, a menos de 30 pies de la casa?',
    why: 'El fuego sube de los arbustos a las ramas y de ahí a las copas. Una foto rara vez muestra lo que hay justo debajo de un árbol.',
  },
  dry_grass_in_yard: {
    question: '¿Hay pasto seco de más de 4 pulgadas de alto a menos de 30 pies de la casa?',
    why: 'El pasto seco propaga el fuego con rapidez. Una foto muestra una sola temporada.',
  },
  fire_prone_plants_near: {
    question:
      '¿Hay enebros, cipreses, tuyas, bambú, acacias, carrizo de las pampas (pampas grass), palmas con hojas secas o eucaliptos con corteza suelta a menos de 30 pies de la casa?',
    why: 'Arden con mucho calor, y en una foto casi nunca se sabe con seguridad qué planta es.',
  },
  brush_beyond_yard: {
    question:
      '¿Hay matorral o árboles sin espacio entre ellos a una distancia de 30 a 100 pies de la casa?',
    why: 'Pocas fotos llegan tan lejos. Si ese terreno no es suyo, elija “No aplica”.',
  },
  dry_grass_beyond_yard: {
    question:
      '¿Hay pasto seco de más de 4 pulgadas de alto a una distancia de 30 a 100 pies de la casa?',
    why: 'El pasto cortado mantiene bajas las llamas. Si ese terreno no es suyo, elija “No aplica”.',
  },
};
