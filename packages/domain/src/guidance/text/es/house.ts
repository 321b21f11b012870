import type { GuidanceText } from '../guidance-text.ts';

export const houseGuidance = {
  roof_combustible_covering: {
    title: 'Planee un techo de Clase A',
    why: 'Un techo de madera puede prender con una sola brasa. Ningún otro trabajo en la casa lo compensa.',
    action:
      'Planee un techo nuevo de Clase A. Casi todos los de asfalto, teja y metal lo son. Mientras tanto, mantenga sin hojas el techo y los árboles que están sobre él.',
    source: 'State Fire Marshal (jefe estatal de bomberos); UC Berkeley Fire Center',
  },
  roof_debris: {
    title: 'Quite las hojas del techo',
    why: 'Las brasas caen donde caen las hojas. Un fuego pequeño ahí puede entrar por una pared, un tragaluz o el borde del techo.',
    action:
      'Haga limpiar el techo con soplador, sobre todo los canales donde se juntan dos aguas del techo y el espacio detrás de la chimenea. Pida ayuda a un profesional si el techo es empinado o tiene más de un piso de alto.',
    source: '14 CCR 1299.03; CAL FIRE',
  },
  gutter_debris: {
    title: 'Limpie las canaletas',
    why: 'Las hojas secas en una canaleta arden justo en el borde del techo, aunque el techo no se pueda quemar.',
    action:
      'Limpie las canaletas ahora y, en temporada de incendios, después de cada semana de viento. Para canaletas más altas que el primer piso, pida ayuda a un profesional.',
    source: '14 CCR 1299.03; UC Berkeley Fire Center',
  },
  tree_overhang_roof_chimney: {
    title: 'Corte las ramas cercanas al techo',
    why: 'Las ramas sobre el techo le sueltan hojas y le llevan el fuego. Las chispas de una chimenea pueden encenderlas.',
    action:
      'Haga quitar las ramas muertas que están sobre el techo y recortar las vivas. Deje 10 pies entre todas las ramas y la chimenea. El trabajo cerca del techo o de cables de luz es para una cuadrilla de poda.',
    source: '14 CCR 1299.03; Syphard y otros, 2014',
  },
  roof_gaps_damage: {
    title: 'Cierre los huecos del techo',
    why: 'Las brasas se meten debajo de las tejas sueltas y por los extremos abiertos de las tejas curvas. Ahí encuentran madera seca y nidos viejos.',
    action:
      'Haga reponer las tejas que faltan y cerrar los extremos abiertos con tapones de teja (bird stops). Haga sellar los huecos de la cumbrera y de los aleros.',
    source:
      'Low-Cost Retrofit List (lista de mejoras de bajo costo) del State Fire Marshal; lista de revisión de UC ANR',
  },
  gutter_unprotected_or_plastic: {
    title: 'Ponga cubiertas de metal en las canaletas',
    why: 'Una canaleta abierta se llena de hojas. Una de plástico se derrite y deja caer hojas encendidas junto a la pared.',
    action:
      'Ponga cubiertas de metal. Cuando se renueve el techo, cambie las canaletas de plástico por otras de metal.',
    source: 'IBHS; Fire Safe Ojai',
  },
  chimney_no_spark_arrestor: {
    title: 'Ponga un parachispas en la chimenea',
    why: 'De una chimenea abierta pueden salir chispas que caen en el techo o en el patio.',
    action:
      'Haga poner un sombrero de metal con malla de 3/8 a 1/2 pulgada (spark arrestor). Revise cada año que no tenga óxido.',
    source: 'California Building Code (código de construcción); Fire Safe Marin',
  },
  vents_unscreened: {
    title: 'Ponga malla en los respiraderos',
    why: 'Por los respiraderos entran brasas que empiezan un fuego en el ático o debajo del piso, donde nadie lo ve.',
    action:
      'Cubra los respiraderos (rejillas de ventilación) del ático y de debajo de la casa con malla metálica de 1/16 a 1/8 de pulgada, o instale respiraderos certificados contra brasas y llamas. Nunca ponga malla en la salida de la secadora, en un tubo de escape ni donde entra aire para una calefacción o un calentador. Revise que la tapa de la secadora cierre bien.',
    source:
      'California Building Code 706A.2 (código de construcción, respiraderos nuevos); Syphard y Keeley, 2019',
  },
  eaves_open: {
    title: 'Cierre los aleros por debajo',
    why: 'Debajo de los aleros abiertos se juntan el calor y las brasas, y por las rendijas llegan al ático.',
    action:
      'Haga cerrar los aleros con una tabla que no arda. Mientras tanto, selle los huecos entre las vigas.',
    source:
      'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Syphard y Keeley, 2019',
  },
  windows_single_pane: {
    title: 'Cambie los vidrios sencillos',
    why: 'Con el calor, un vidrio sencillo se puede romper. Entonces entran al cuarto el fuego y las brasas.',
    action:
      'Quite hoy mismo las plantas debajo de las ventanas. Cuando compre ventanas nuevas, elija vidrio doble y templado. Empiece por las grandes que dan al matorral o a la casa de al lado.',
    source:
      'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Syphard y Keeley, 2019',
  },
  envelope_gaps: {
    title: 'Selle las rendijas de paredes y puertas',
    why: 'Las brasas son pequeñas. Entran por las rendijas alrededor de tubos, molduras y la puerta del garaje.',
    action:
      'Tape con sellador (caulk) las rendijas de más de 1/16 de pulgada. Ponga un burlete (weatherstripping) bien ajustado en la puerta del garaje. Deje abiertos los orificios de drenaje (weep holes).',
    source: 'Low-Cost Retrofit List (lista de mejoras de bajo costo) del State Fire Marshal',
  },
  siding_combustible: {
    title: 'Elija un revestimiento que no arda',
    why: 'Un revestimiento exterior (siding) de madera o vinilo puede arder o derretirse cuando las llamas o el aire muy caliente llegan a la pared.',
    action:
      'Mantenga el revestimiento en buen estado y despejado el suelo junto a él. Cuando lo cambie, elija estuco, fibrocemento, metal o ladrillo. Empiece por las paredes que dan al matorral o a un vecino.',
    source:
      'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Troy y otros, 2022',
  },
  wall_base_clearance: {
    title: 'Despeje el pie de la pared',
    why: 'Las brasas se amontonan al pie de las paredes. Si el revestimiento empieza ahí, puede prender.',
    action:
      'Deje a la vista por lo menos 6 pulgadas de concreto, ladrillo o metal al pie de cada pared, también donde la pared llega a una terraza. A veces basta con bajar el nivel de la tierra o poner un tapajuntas de metal (flashing).',
    source: 'Safer from Wildfires (Más Seguros ante Incendios Forestales); IBHS',
  },
  deck_combustible: {
    title: 'Haga la terraza más difícil de quemar',
    why: 'Las brasas pueden encender las tablas de madera blanda de una terraza (deck). Una terraza que arde le pasa el fuego a la pared y a las puertas de vidrio.',
    action:
      'Mantenga limpias las rendijas entre las tablas. Cambie la madera por tablas que no ardan. O empiece por las tablas junto a la pared, con un tapajuntas de metal (flashing), por unos $300 a $1,500 (estimado): ayuda, pero no da puntos mientras quede madera.',
    source: 'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Firewise',
  },
  attached_pergola_trellis: {
    title: 'Quite de la casa los enrejados que arden',
    why: 'Una pérgola o un enrejado que arde lleva el fuego hasta las ventanas y los aleros. Con enredaderas es peor.',
    action:
      'Quite lo que arde, con sus enredaderas, de la pared y de los primeros 5 pies, o cámbielo por metal.',
    source: 'CAL FIRE; IBHS',
  },
} as const satisfies Record<string, GuidanceText>;
