import type { UpkeepTexts } from './upkeep-text.ts';

export const upkeepTextsEs: UpkeepTexts = {
  prune_trees: {
    title: 'Pode los árboles cerca de la casa',
    text: 'Corte las ramas a 10 pies de la chimenea y lejos del techo, y quite las ramas bajas que un arbusto podría encender. Cerca de cables de luz, contrate a alguien.',
  },
  check_vents: {
    title: 'Revise las mallas de los respiraderos',
    text: 'Mire cada respiradero. Arregle la malla rota, cierre los huecos alrededor y cepille las hojas y la pelusa.',
  },
  move_firewood: {
    title: 'Aleje la leña y la madera que sobraron',
    text: 'Cuando ya no use leña para calentar la casa, o ya no necesite la madera, lleve la leña y la madera a 30 pies o más de la casa, sobre tierra limpia.',
  },
  mow_grass: {
    title: 'Corte el pasto antes de que se seque',
    text: 'Mantenga el pasto silvestre a 4 pulgadas o menos. Córtelo por la mañana, nunca en un día seco o con viento.',
  },
  trim_plants_at_wall: {
    title: 'Recorte las plantas junto a las paredes',
    text: 'Las plantas vuelven a crecer dentro de los primeros cinco pies. Recórtelas y arranque lo que brotó junto a la pared.',
  },
  clear_driveway: {
    title: 'Despeje los dos lados de la entrada de autos',
    text: 'Recorte lo que creció sobre la entrada o hacia ella, para que pase un camión de bomberos.',
  },
  remove_dead_plants: {
    title: 'Saque las plantas muertas del patio',
    text: 'Quite lo que murió en el invierno o se secó después: pasto, maleza, ramas, agujas.',
  },
  clean_roof_and_gutters: {
    title: 'Limpie el techo y las canaletas que haya',
    text: 'Quite las hojas y las agujas del techo, de donde se junta con las paredes y de las canaletas que haya. Limpie otra vez después de días con viento.',
  },
  sweep_five_feet: {
    title: 'Barra los primeros cinco pies',
    text: 'Barra las hojas y las agujas lejos de las paredes, las esquinas, los escalones y la terraza, si la hay.',
  },
  clear_under_deck: {
    title: 'Vacíe el espacio debajo de la terraza',
    text: 'Saque las hojas y lo que esté guardado debajo de una terraza o de las escaleras. Limpie los huecos entre las tablas.',
  },
  clear_round_tank: {
    title: 'Despeje alrededor del tanque de propano',
    text: 'Mantenga 10 pies alrededor del tanque sin plantas ni nada que se pueda quemar.',
  },
  move_things: {
    title: 'Prepárese para los días de bandera roja',
    text: 'Decida adónde van los cojines, tapetes, escobas y botes de basura en los días de alto peligro de incendio: adentro o bien lejos de la casa. El propano y otros combustibles se quedan afuera, lejos de la casa.',
  },
  check_gear: {
    title: 'Revise las mangueras y el extintor',
    text: 'Asegúrese de que las mangueras alcancen a toda la casa, que haya un extintor cargado y que todos sepan por dónde salir.',
  },
  check_chimney: {
    title: 'Revise el parachispas antes de usar la chimenea',
    text: 'Mire la malla en lo alto de la chimenea: entera, en su lugar y sin tapar. Si hace falta, mande limpiar la chimenea.',
  },
};
