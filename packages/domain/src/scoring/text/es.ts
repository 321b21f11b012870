import { homesInRange, scoringWeights } from '../weights.ts';
import type { MethodText } from './method-text.ts';

const { domainCaps } = scoringWeights;
const percentLess = Math.round(100 * (1 - scoringWeights.builtSince2008.prevalenceFactor));

/** The method's words in Spanish. */
export const methodTextEs: MethodText = {
  summary: [
    'Miramos su casa por fuera y el terreno que la rodea, en sus fotos y en lo que usted nos cuenta.',
    'Toda casa empieza con 100 puntos; cuanto más alto el puntaje, más segura.',
    'Cada peligro quita puntos, y le mostramos la foto o la respuesta en que se basa.',
    `Los primeros 5 pies desde la pared (Zona 0) son lo que más importa: valen ${domainCaps.zone_0} de los 100 puntos.`,
    'Lo que nadie ha visto todavía cuenta como en una casa típica; por eso, una foto de una pared despejada puede subir su puntaje.',
    `Según nuestra estimación, el rango dice dónde estaría el puntaje de ${homesInRange} de cada 10 casas como la suya. Puede reducirse cuanto más nos muestra.`,
    'El puntaje le dice qué arreglar primero. No puede prometer que una casa se salve de un incendio.',
  ],
  domains: {
    zone_0: {
      title: 'Primeros 5 pies (Zona 0)',
      why: 'Las brasas y las llamas pequeñas encienden la mayoría de las casas que arden en incendios forestales, muchas de ellas en esta franja. En un modelo de Berkeley, quitar sus plantas da la tercera parte de lo que dan todas las medidas juntas. Buena parte de este trabajo cuesta poco.',
    },
    roof_gutters: {
      title: 'Techo y canaletas',
      why: 'El techo es la superficie más grande donde caen brasas. En un estudio se salvó el 70% de las casas con techos que no arden y el 19% de las demás. Otros formularios de evaluación le dan al techo cerca de la quinta parte de sus puntos.',
    },
    openings: {
      title: 'Respiraderos, aleros y ventanas',
      why: 'Aleros cerrados, respiraderos con malla y ventanas de varios vidrios: es lo que más se repite en las casas que se salvaron, entre más de 40,000 construcciones inspeccionadas.',
    },
    zone_1: {
      title: 'Patio, de 5 a 30 pies (Zona 1)',
      why: 'Donde más ayuda despejar es entre 16 y 58 pies de la casa. Cuánto importaron las plantas cambió de un incendio a otro.',
    },
    walls_decks: {
      title: 'Paredes y terrazas',
      why: 'Las paredes y las terrazas que no arden ayudan, sobre todo junto con las demás medidas.',
    },
    zone_2: {
      title: 'Terreno, de 30 a 100 pies (Zona 2)',
      why: 'Su efecto en la casa es pequeño, y un estudio no encontró nada que ganar más allá de 100 pies. En partes de California, de todos modos, es obligatorio despejarlo.',
    },
    access: {
      title: 'Entrada de autos y acceso',
      why: 'Ayuda a los bomberos. No cambia la facilidad con que la casa se enciende.',
    },
  },
  points: {
    adding_up:
      'Los puntos se suman. En una comunidad que ya se había evaluado, la simple suma de lo que se veía desde la calle indicó qué casas destruyó después un incendio.',
    no_single_cause:
      'Ninguna cosa explica mucho por sí sola, y los investigadores no coinciden en cuánto pesan la casa y el patio. Cómo se reparten los puntos es nuestro criterio entre unos y otros.',
    weakest_link:
      'El fuego encuentra el punto más débil. Por eso, un techo de madera o material que arde a lo largo de la pared ponen un tope al puntaje, por bueno que sea lo demás.',
    confidence:
      'La visión por computadora suele declarar más certeza de la que tiene. Lo que afirma nunca cuenta como cierto hasta que se comprueba con fotos etiquetadas.',
    slope:
      'Las plantas cuesta abajo de la casa cuentan más. Las pendientes son las de la tabla estatal de separación entre plantas.',
    newer_houses: `En una casa que usted dice que se construyó en 2008 o después y que no es prefabricada, en cualquier estado, los respiraderos, los aleros y otras partes de las que trata desde entonces el código de California para zonas de incendios cuentan ${percentLess}% menos donde nadie ha mirado. Los estudios no coinciden, así que la cifra es nuestro criterio.`,
  },
  ceilings: {
    combustible_roof:
      'Un techo de madera deja el puntaje por debajo de 60, y más abajo cuanto más esté mal.',
    fuel_at_the_wall: 'No llega a Excelente por lo que puede arder en los primeros 5 pies.',
    broken_rules:
      'No llega a Excelente por lo primero que se mira en una inspección del espacio defendible: plantas muertas, pasto seco, hojas caídas o leña sin cubrir.',
    construction:
      'Limitado por cómo está construida la casa: el fuego y las brasas entran por lo más débil.',
    fuel_below:
      'Limitado por lo que puede arder debajo de la casa. El fuego corre cuesta arriba. Lo que no tiene un lado conocido cuenta como si estuviera ahí.',
    near_neighbor:
      'Limitado porque hay otra construcción cerca. Lo que da hacia ella puede hacerse más resistente.',
  },
  notes: {
    same_as_worst_side:
      'También se vio o se dijo sin saber de qué lado es. El peor lado ya cuenta por eso.',
    below_typical:
      'Es menos de lo típico ahí, y nadie lo ha mirado de cerca todavía. No quita más puntos.',
    past_knee:
      'Lo que se encontró aquí y lo que se supone ya casi suman lo más que esta parte puede quitar; por eso, cada cosa quita un poco menos.',
    under_ceiling:
      'Si solo se arregla esto, vuelven menos puntos: un tope del puntaje retiene el resto.',
  },
  limits: [
    'El puntaje ordena lo que conviene arreglar en una casa. No es una probabilidad de que se salve, ni una inspección, ni una calificación de seguros.',
    'El peso de cada peligro es nuestro criterio. Los estudios en que se basa miran casas después de un incendio, y ahí las casas destruidas se cuentan más que las otras.',
    'La distancia a la construcción vecina importa más que todo lo que hay en el puntaje. Los dueños no la pueden mover; por eso no quita puntos, sino que limita el puntaje.',
    'Una foto no puede mostrarlo todo. Lo que nadie ha visto cuenta como en una casa típica, y el rango dice cuánto puede cambiar.',
    'Las reglas que se nombran son las de California.',
  ],
};
