import type { HazardText } from '../hazard-text.ts';

export const wallDeckTexts = {
  siding_combustible: {
    title: 'Paredes que arden',
    lookFor:
      'Paredes exteriores (siding) de tablillas, tablas o paneles de madera, de madera contrachapada o de vinilo; daños o partes podridas.',
    mistakenFor:
      'Tablas de fibrocemento, que se parecen mucho a la madera (veta pareja, extremos de corte limpio), estuco, metal pintado.',
    severity:
      'Depende de lo que haya cerca: si los primeros 5 pies están despejados, el pie de la pared no tiene nada que arda y no hay otra construcción a menos de 50 pies, una pared de madera en buen estado puede bastar.',
    asks: {
      chapter_7a:
        'Un revestimiento nuevo debe ser de un material que no arda o que resista el fuego, de madera gruesa o de un tipo probado.',
    },
  },
  wall_base_clearance: {
    title: 'Base de las paredes que puede arder',
    lookFor:
      'Revestimiento que toca la tierra, el mantillo, una terraza o un techo; menos de 6 pulgadas de concreto, ladrillo, metal o fibrocemento al pie de la pared.',
    mistakenFor: 'Cimientos de concreto pintados, cimientos recubiertos de cemento.',
    severity: 'Las brasas se amontonan al pie de las paredes.',
    asks: {
      safer_from_wildfires: '6 pulgadas que no ardan al pie de la pared.',
      wildfire_prepared_home:
        '6 pulgadas, medidas desde el suelo y desde las terrazas y los techos que llegan a la pared.',
    },
  },
  deck_combustible: {
    title: 'Terraza, porche o escalera de madera',
    lookFor:
      'Tablas de secuoya, cedro o pino, hojarasca en las rendijas, partes podridas; una terraza unida a la casa o que queda sobre una pendiente.',
    mistakenFor:
      'Terrazas de concreto, loseta o metal. El material compuesto también arde, aunque a las brasas les cuesta más encenderlo.',
    severity:
      'Las tablas de madera blanda prenden con brasas aunque estén limpias; a la mayoría de los materiales compuestos, las maderas duras y densas y las tablas tratadas les cuesta más prender.',
    asks: {
      chapter_7a: 'Las tablas de una terraza nueva deben pasar una prueba de fuego.',
      wildfire_prepared_home: 'El nivel Plus pide una terraza que no arda.',
    },
  },
  attached_pergola_trellis: {
    title: 'Pérgola o enrejado que arde junto a la casa',
    lookFor:
      'Una pérgola, un enrejado o un toldo de madera, vinilo o bambú fijo a la casa o a menos de 5 pies de ella; enredaderas encima.',
    mistakenFor: 'Metal que parece madera; una estructura a más de 5 pies de la casa.',
    severity: 'Funciona como una mecha que sube el fuego hasta las ventanas y los aleros.',
    asks: {
      cal_fire_advice: 'Cambiar las pérgolas que arden donde se unen a la casa.',
      ibhs_advice: 'Separar de la casa las pérgolas y cosas parecidas.',
    },
  },
} as const satisfies Record<string, HazardText>;
