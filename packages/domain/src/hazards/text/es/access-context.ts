import type { HazardText } from '../hazard-text.ts';

export const accessContextTexts = {
  access_driveway_obstructed: {
    title: 'Entrada sin espacio para un camión de bomberos',
    lookFor:
      'Ramas a menos de unos 14 pies de altura sobre la entrada, menos de 14 pies libres de lado a lado, un portón angosto con llave.',
    mistakenFor: 'La distorsión de un lente gran angular; una calle pública.',
    severity:
      'Los bomberos salvan más casas cuando pueden llegar a ellas. Esto no cambia la facilidad con que la casa se enciende; por eso pesa poco.',
    asks: {
      driveway_clearance:
        'En entradas nuevas: un carril de 10 pies, 14 pies libres de lado a lado y 13 pies 6 pulgadas de alto.',
    },
  },
  address_not_visible: {
    title: 'Falta el número de la casa, o es difícil de leer',
    lookFor: 'Sin número, o un número de menos de 4 pulgadas, sin contraste o tapado por plantas.',
    mistakenFor:
      'Un número que está del otro lado; el que está pintado en el borde de la banqueta.',
    severity: 'Ayuda a los bomberos a encontrar la casa, nada más.',
    asks: {
      address_numbers:
        'Números de 4 pulgadas o más, que contrasten con el fondo y se vean desde la calle.',
    },
  },
  neighbor_structure_close: {
    title: 'Otra construcción cercana',
    lookFor:
      'La casa o el garaje más cercanos: a menos de 10 pies, de 10 a 25, de 25 a 50, o a más de 50. Un mapa lo muestra mejor que una foto.',
    mistakenFor: 'Un cobertizo en la misma propiedad.',
    severity:
      'En dos estudios grandes, lo que mejor predice que una casa se pierda es la distancia a la construcción vecina. Los dueños no la pueden mover, así que no quita puntos; pero limita el puntaje y hace más urgentes las ventanas, las paredes y los aleros de ese lado.',
    asks: {
      structure_separation:
        'A partir de 50 pies, las llamas de al lado casi no importan; a menos de 25, lo más importante es que la construcción vecina no arda. Las brasas importan siempre.',
    },
  },
} as const satisfies Record<string, HazardText>;
