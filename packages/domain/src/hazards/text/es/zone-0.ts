import type { HazardText } from '../hazard-text.ts';

const zone0Pending =
  'Todavía no es ley estatal: en los primeros 5 pies no habría nada que las brasas puedan encender. No sabemos cuántas plantas permite el texto final. Algunos lugares, como Berkeley y Paradise, ya tienen sus propias reglas.';

export const zone0Texts = {
  zone0_vegetation: {
    title: 'Plantas a menos de 5 pies',
    lookFor:
      'Arbustos, setos, enredaderas, pastos ornamentales altos o ramas a unos 5 pies o menos de una pared, una terraza o unas escaleras. Lo peor: hojas que tocan la pared, o plantas debajo de una ventana, un alero o un respiradero.',
    mistakenFor:
      'Plantas que solo parecen cercanas porque la cámara estaba baja o lejos; macetas que se mueven en un minuto; manchas de musgo; césped artificial; la sombra de un enrejado de metal.',
    severity:
      'Tras los incendios de Los Ángeles de 2025, un estudio encontró que se perdió el 27% de las casas donde las plantas y otras cosas que arden llenaban la mayor parte de esta franja, y el 9% donde cubrían poco. Según un modelo de Berkeley, quitar solo estas plantas reduce las pérdidas en 17%. Algunos investigadores dudan de estas cifras y encuentran que las plantas bajas y bien regadas importan menos; por eso, un poco de verde que no toca la casa cuenta solo como un rastro.',
    asks: {
      zone_0: zone0Pending,
      cal_fire_advice:
        'Dejar junto a la casa solo plantas bajas, bien regadas y sin tallos leñosos.',
      ibhs_advice: 'Mantener la franja sin ninguna planta, tampoco suculentas ni césped.',
    },
  },
  zone0_combustible_mulch: {
    title: 'Mantillo o pasto que arde a menos de 5 pies',
    lookFor:
      'Corteza, astillas de madera, fibra de secuoya o de cedro, agujas de pino, mantillo (mulch) de hule o césped artificial contra los cimientos.',
    mistakenFor:
      'Granito descompuesto de color café, piedra volcánica, gravilla, tierra limpia u hojas caídas sueltas, que son un peligro aparte. Una foto de cerca lo aclara.',
    severity:
      'De ocho tipos de mantillo que se probaron, todos menos uno ardieron con llama. Los que más ardieron fueron el hule triturado, las agujas de pino y el cedro triturado. Debajo de una cerca, el mantillo deja que las llamas corran a lo largo de ella.',
    asks: {
      zone_0:
        'Todavía no es ley estatal: todos los borradores que leímos, hasta octubre de 2025, prohíben el mantillo que arde.',
      cal_fire_advice: 'No usar corteza ni mantillo que pueda arder en los primeros 5 pies.',
    },
  },
  zone0_firewood_lumber: {
    title: 'Leña o madera a menos de 5 pies',
    lookFor:
      'Leña apilada o suelta, tablas, tarimas (pallets), madera contrachapada (plywood) o cajas de leña menuda contra una pared, en un porche o debajo de un alero.',
    mistakenFor:
      'Paredes de troncos, el borde de troncos de un jardín, una banca de plástico que parece madera, cerca enrollada.',
    severity:
      'En 62 pruebas de fuego, pilas de leña de todo tipo hicieron pronto llamas grandes y lanzaron brasas que encendieron otros fuegos. La mayoría de las formas de apilarla se calificó de muy peligrosa.',
    asks: {
      ccr_1299_03:
        'Tener la leña descubierta a más de 30 pies, o cubrirla por completo con un material resistente al fuego.',
      cal_fire_advice: 'Guardar la leña a 30 pies o más de la casa.',
    },
  },
  attached_combustible_fence: {
    title: 'Cerca o portón que arde a menos de 5 pies',
    lookFor:
      'Una cerca o un portón de madera, vinilo, compuesto, bambú o carrizo que llega a la pared o pasa a menos de 5 pies de ella, hojas a su pie, o una cerca que une dos casas.',
    mistakenFor:
      'Metal pintado, fibrocemento o mampostería; una cerca que termina antes de la pared. El material compuesto que parece madera sí arde.',
    severity:
      'Una cerca que arde es una mecha que llega hasta la pared. Casi todos los lotes que se estudiaron en Los Ángeles tenían cerca; en la mayoría tocaba la casa o estaba en los primeros 5 pies, y casi siempre era de madera.',
    asks: {
      cal_fire_advice:
        'Cambiar las cercas, los portones y las pérgolas que arden donde se unen a la casa.',
      low_cost_retrofit_list:
        'Cambiar el tramo de cerca junto a la casa por algo que no arda (texto sin confirmar).',
      safer_from_wildfires: 'La zona de 5 pies incluye también las cercas.',
    },
  },
  zone0_dead_debris: {
    title: 'Hojas secas o plantas muertas junto a la casa',
    lookFor:
      'Hojas secas, agujas de pino, piñas, ramitas o hierbas muertas contra las paredes, en rincones, sobre las tablas del porche o de la terraza, en escaleras, en los huecos al pie de las ventanas o alrededor del aire acondicionado.',
    mistakenFor:
      'Mantillo puesto a propósito, restos verdes de poda, tierra manchada, sombras. Las hojas fotografiadas en otoño también arden.',
    severity:
      'Lo fino y seco es lo primero que encienden las brasas. Según el instituto de investigación de las aseguradoras (IBHS), casi nueve de cada diez casas que los incendios forestales dañan o destruyen empezaron a arder por brasas o por fuegos pequeños que las brasas encendieron.',
    asks: {
      ccr_1299_03:
        'Quitar todas las plantas muertas o secas, las hojas y las agujas, en todo momento.',
    },
  },
  under_deck_fuel: {
    title: 'Cosas que arden bajo la terraza o las escaleras',
    lookFor:
      'Hojas, hierbas, madera, cajas, muebles o plantas debajo de una terraza, un porche o unas escaleras; enrejado abierto que deja entrar brasas y hojas.',
    mistakenFor:
      'Grava o tierra limpia a la sombra, cajones de metal, un espacio cerrado debajo del piso, una sombra oscura.',
    severity:
      'Las brasas caen entre las tablas sobre lo que haya debajo, y las llamas alcanzan la terraza y la pared. Es peor donde la terraza queda sobre una pendiente.',
    asks: {
      ccr_1299_03_unread:
        'No dejar nada que arda debajo de terrazas, balcones y escaleras de madera (conocido por resúmenes).',
      low_cost_retrofit_list:
        'No dejar nada que arda debajo de una terraza, sobre ella ni a menos de 5 pies.',
      safer_from_wildfires: 'Quitar plantas y hojarasca de debajo de las terrazas.',
    },
  },
  zone0_combustible_items: {
    title: 'Cosas que arden junto a la casa',
    lookFor:
      'Cojines, muebles de madera o plástico, tapetes de fibra, escobas, sombrillas, botes de plástico, juguetes, cilindros de gas, jacuzzis o vehículos a menos de 5 pies.',
    mistakenFor:
      'Muebles de metal o cerámica; cosas delante de una pared que está más atrás; el desorden de un solo día.',
    severity:
      'Son fáciles de mover y, aun así, muchas veces son el eslabón: en Los Ángeles, los botes de basura, los jacuzzis y cosas parecidas ayudaron a que el fuego pasara de casa en casa.',
    asks: {
      cal_fire_advice:
        'Tener pocas cosas en las terrazas; pensar en alejar los botes de basura y los vehículos.',
      zone_0:
        'Todavía no es ley estatal: las cosas que arden saldrían de la franja (detalles sin confirmar).',
    },
  },
} as const satisfies Record<string, HazardText>;
