import type { HazardText } from '../hazard-text.ts';

export const roofGutterTexts = {
  roof_combustible_covering: {
    title: 'Techo de tablillas de madera',
    lookFor:
      'Tablillas de madera gruesas y desiguales (shakes) o parejas (shingles), grises por el clima, con espacios entre pieza y pieza y la veta a la vista en el borde.',
    mistakenFor:
      'Tejas de asfalto gruesas, concreto, metal o plástico que imitan madera, y tablillas tratadas que pueden estar certificadas. Una foto de lejos no basta: tome una de cerca o pida los papeles del techo.',
    severity:
      'En el incendio Paint de 1990, en Santa Bárbara, se salvó el 70% de las casas con techos que no arden, y el 19% de las que tenían techos que arden. Ningún otro trabajo compensa un techo de madera; por eso el puntaje queda debajo de 60 hasta que se cambie.',
    asks: {
      chapter_7a:
        'Una construcción nueva necesita un techo de Clase A (en algunas zonas, de Clase B).',
      safer_from_wildfires: 'Un techo de Clase A.',
      low_cost_retrofit_list: 'Un techo de Clase A es lo primero de la lista.',
    },
  },
  roof_debris: {
    title: 'Hojas y agujas de pino en el techo',
    lookFor:
      'Hojas o agujas en las limahoyas (los canales donde se juntan dos aguas del techo), detrás de chimeneas y tragaluces, donde el techo se une a una pared, en buhardillas o alrededor de paneles solares.',
    mistakenFor: 'Musgo, manchas de algas, tejas reparadas, sombras de ramas.',
    severity:
      'Las brasas se quedan donde se quedan las hojas. Los puntos débiles son los rincones donde el techo se une a una pared de madera.',
    asks: {
      ccr_1299_03: 'Mantener el techo sin hojas, agujas ni plantas muertas, en todo momento.',
    },
  },
  gutter_debris: {
    title: 'Hojas y agujas de pino en las canaletas',
    lookFor:
      'Hojas o plantas que asoman por el borde de la canaleta, agujas que cuelgan, manchas de agua que se desbordó. Desde el suelo muchas veces no se ve por dentro: levante el teléfono con un palo largo.',
    mistakenFor:
      'Una cubierta de canaleta vista de lado, una canaleta sucia pero vacía, una sombra.',
    severity:
      'El fuego en la canaleta mantiene las llamas contra el borde del techo, sea del material que sea. Si la canaleta es de plástico, las deja caer al suelo.',
    asks: {
      ccr_1299_03: 'Mantener las canaletas sin hojas ni agujas, en todo momento.',
      chapter_7a: 'Las canaletas nuevas necesitan algo que impida que entren hojas.',
      low_cost_retrofit_list: 'Las cubiertas de metal impiden que entren hojas en las canaletas.',
    },
  },
  tree_overhang_roof_chimney: {
    title: 'Ramas sobre el techo o cerca de la chimenea',
    lookFor:
      'Ramas encima del techo o que lo tocan, o a menos de 10 pies de una chimenea o del tubo de una estufa. Las muertas son las que más cuentan.',
    mistakenFor:
      'Un árbol detrás de la casa que en la foto queda en línea con el techo. Una vista de lado lo aclara.',
    severity:
      'Las ramas que cuelgan sobre la casa o la tocan están entre lo más útil que se puede quitar; además, sueltan las hojas que llenan el techo y las canaletas.',
    asks: {
      ccr_1299_03:
        'Quitar las ramas muertas sobre el techo y junto a paredes y ventanas; dejar 10 pies entre cualquier rama y la chimenea o el tubo de la estufa. Sobre las ramas vivas encima del techo solo hay consejos.',
      zone_0: 'Todavía no es ley estatal: ramas vivas a por lo menos 5 pies por encima del techo.',
    },
  },
  roof_gaps_damage: {
    title: 'Huecos o daños en el techo',
    lookFor:
      'Tejas que faltan o están levantadas, extremos abiertos de tejas curvas, huecos en la cumbrera o el alero, nidos de pájaros en las tejas, tragaluces de plástico rotos, hojarasca debajo de los paneles.',
    mistakenFor:
      'Tapones de teja (bird stops) ya puestos, líneas de sombra debajo de las tejas, un respiradero de cumbrera que debe estar abierto.',
    severity: 'Por los huecos entran brasas debajo de un techo que por sí solo no ardería.',
    asks: {
      chapter_7a: 'Los espacios huecos debajo de un techo nuevo se deben tapar o forrar.',
      low_cost_retrofit_list: 'Los tapones de teja (bird stops) cierran los extremos abiertos.',
    },
  },
  gutter_unprotected_or_plastic: {
    title: 'Canaletas no todas de metal y con cubierta',
    lookFor:
      'Canaletas abiertas, sin cubierta; perfiles de plástico blanco que se cuelgan o encajan a presión.',
    mistakenFor: 'Aluminio pintado; una canaleta con cubierta vista desde abajo.',
    severity:
      'Una cubierta solo hace que la canaleta se llene de hojas más despacio, así que esto pesa poco. Las de plástico se derriten y dejan caer hojas encendidas.',
    asks: { chapter_7a: 'Las canaletas nuevas necesitan algo que impida que entren hojas.' },
  },
  chimney_no_spark_arrestor: {
    title: 'Chimenea sin parachispas',
    lookFor:
      'Un tiro abierto, un sombrero de chimenea que falta o está oxidado, o una malla ancha contra pájaros.',
    mistakenFor:
      'La tapa de un conducto de gas, remates decorativos, un sombrero que no se ve por la altura.',
    severity: 'De ahí salen chispas cuando adentro arde leña. Pesa poco en el puntaje.',
    asks: {
      chimney_screen:
        'Una malla con aberturas de 3/8 a 1/2 pulgada en las chimeneas que queman leña.',
    },
  },
} as const satisfies Record<string, HazardText>;
