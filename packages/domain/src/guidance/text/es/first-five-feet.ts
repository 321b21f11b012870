import type { GuidanceText } from '../guidance-text.ts';

export const firstFiveFeetGuidance = {
  zone0_vegetation: {
    title: 'Quite las plantas de los primeros 5 pies',
    why: 'Las plantas junto a la pared pueden prender con brasas y arder justo donde la casa es más débil. Las peores son las plantas secas debajo de una ventana o de un respiradero.',
    action:
      'Saque o cambie de lugar las plantas que están junto a la casa. Empiece por las que tocan la pared o crecen debajo de una ventana. Ponga grava o adoquines. Para arbustos grandes, pida ayuda a un profesional.',
    source: 'CAL FIRE; IBHS; Syphard y otros, 2014',
  },
  zone0_combustible_mulch: {
    title: 'Cambie el mantillo por grava o piedra',
    why: 'El mantillo (mulch) de corteza o de astillas arde. Además, lleva las llamas a lo largo de la pared y debajo de las cercas.',
    action:
      'Con un rastrillo, retire lo que arde hasta por lo menos 5 pies de paredes y terrazas: corteza, astillas, agujas de pino o caucho. Quite el césped artificial. Cubra la franja con grava o piedra, o deje la tierra limpia.',
    source: 'CAL FIRE; pruebas de mantillo de la Universidad de Nevada; NIST',
  },
  zone0_firewood_lumber: {
    title: 'Aleje la leña y la madera',
    why: 'Una pila de leña junto a la pared hace en poco tiempo un fuego grande y muy caliente. También lanza brasas que empiezan otros fuegos.',
    action: 'Lleve la madera a 30 pies o más de la casa y póngala sobre tierra limpia.',
    source: '14 CCR 1299.03; pruebas con leña del NIST',
  },
  attached_combustible_fence: {
    title: 'Deje a 5 pies de la casa las cercas que arden',
    why: 'Una cerca que arde es como una mecha. Donde toca la casa o corre a su lado, ahí llega el fuego.',
    action:
      'Cambie por metal las cercas y los portones que ardan a menos de 5 pies, también donde una cerca corre junto a la pared. Mantenga el pie de la cerca sin hojas.',
    source: 'CAL FIRE; pruebas con cercas del NIST; estudio del IBHS de casas en Los Ángeles',
  },
  zone0_dead_debris: {
    title: 'Barra las hojas junto a la casa',
    why: 'Las hojas y las agujas secas son lo primero que encienden las brasas. El viento las junta en los rincones y al pie de las paredes.',
    action:
      'Barra junto a las paredes, en los rincones, las escaleras y los huecos al pie de las ventanas. En temporada de incendios, repítalo cada mes y después del viento.',
    source: '14 CCR 1299.03; IBHS',
  },
  under_deck_fuel: {
    title: 'Vacíe el espacio debajo de la terraza',
    why: 'Las brasas caen por las rendijas de la terraza (deck). Si abajo hay cosas guardadas, arden, y después la terraza y la pared también.',
    action:
      'Saque todo lo que pueda arder. Rastrille hasta dejar solo tierra o grava. Una malla metálica fina alrededor impide que entren hojas.',
    source:
      'Low-Cost Retrofit List (lista de mejoras de bajo costo) del State Fire Marshal; Firewise',
  },
  zone0_combustible_items: {
    title: 'Aleje de la casa las cosas que arden',
    why: 'Los cojines, los botes de basura y los tapetes prenden fácilmente con brasas. Junto a una pared o una ventana, le pasan el fuego a la casa.',
    action:
      'Aleje por lo menos 5 pies los cojines, los tapetes, los botes y los muebles de madera, o cámbielos por otros de metal. En los días de bandera roja, meta los cojines y los tapetes a la casa. El propano y otros combustibles nunca van adentro: déjelos afuera, lejos de la casa.',
    source: 'CAL FIRE',
  },
} as const satisfies Record<string, GuidanceText>;
