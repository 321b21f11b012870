import type { GuidanceText } from '../guidance-text.ts';

export const yardGuidance = {
  zone1_dead_vegetation: {
    title: 'Quite las plantas muertas a menos de 30 pies',
    why: 'Las plantas muertas arden más rápido y con más calor que las verdes, y son lo primero que encienden las brasas.',
    action:
      'Corte y llévese las plantas, ramas y hojas muertas a menos de 30 pies. Deje los árboles muertos en pie a una cuadrilla de poda. Trabaje con el fresco de la mañana, nunca en días de viento.',
    source: '14 CCR 1299.03',
  },
  outbuilding_too_close: {
    title: 'Aleje las construcciones pequeñas que arden',
    why: 'Un cobertizo o un quiosco que arde da muchísimo calor. Si está cerca, puede encender la casa.',
    action:
      'Muévala a 30 pies si puede, o a 15 por lo menos. Saque la gasolina, la pintura y la madera. El metal es mejor. Lo que no se puede mover, como una cochera abierta, se puede cambiar o forrar con algo que no arda.',
    source:
      'Pruebas con cobertizos del NIST; Safer from Wildfires (Más Seguros ante Incendios Forestales)',
  },
  zone1_continuous_shrubs_trees: {
    title: 'Separe los arbustos y los árboles',
    why: 'Cuando las plantas se tocan, el fuego pasa de una a otra hasta llegar a la casa.',
    action:
      'Deje los arbustos en grupos separados, como islas, con espacios de por lo menos el doble de su altura, y más en una pendiente. Deje 10 pies entre árboles. No hace falta dejar el suelo pelado.',
    source: 'Tabla estatal de separación entre plantas; Syphard y otros, 2014',
  },
  zone1_ladder_fuels: {
    title: 'Pode las ramas bajas',
    why: 'El fuego sube de los arbustos a las ramas bajas y de ahí al árbol. Un árbol que arde lanza brasas muy lejos.',
    action:
      'Pode las ramas hasta 6 pies del suelo. De los árboles jóvenes, pode solo la tercera parte más baja. Quite los arbustos de debajo de los árboles.',
    source: 'Tabla estatal de separación entre plantas',
  },
  zone1_tall_dry_grass: {
    title: 'Corte el pasto seco cerca de la casa',
    why: 'El pasto seco arde en segundos y puede llevar el fuego hasta la pared.',
    action:
      'Corte el pasto seco a 4 pulgadas o menos y rastríllelo. Hágalo por la mañana y nunca en un día de viento: la podadora puede lanzar chispas.',
    source: '14 CCR 1299.03; CAL FIRE',
  },
  zone1_exposed_woodpile: {
    title: 'Aleje o cubra la pila de leña',
    why: 'Las brasas encienden fácilmente una pila de leña, y de ahí el fuego pasa a la casa.',
    action:
      'Lleve la pila a más de 30 pies y despeje 10 pies a su alrededor. O cúbrala por completo con algo resistente al fuego.',
    source: '14 CCR 1299.03; pruebas con leña del NIST',
  },
  fire_prone_plants: {
    title: 'Cambie las plantas muy inflamables',
    why: 'Plantas como el enebro (juniper) y el ciprés guardan madera seca por dentro y arden con mucho calor.',
    action:
      'Cerca de la casa, cámbielas por plantas que guarden más agua. O manténgalas ralas, regadas y sin madera muerta.',
    source: 'Fire Safe Marin',
  },
  combustible_fence_runs: {
    title: 'Quite las cercas dobles',
    why: 'Dos cercas de madera lado a lado atrapan el calor y las hojas. Arden mucho más que una sola.',
    action:
      'Hable con su vecino y quiten una de las dos cercas. Mantenga el pie de la otra sin hojas.',
    source: 'Pruebas con cercas del NIST; IBHS',
  },
  lpg_tank_clearance: {
    title: 'Despeje alrededor del tanque de propano',
    why: 'Con fuego cerca, un tanque puede soltar gas encendido.',
    action:
      'Deje 10 pies de tierra sin plantas alrededor del tanque, y otros 10 sin plantas que ardan fácilmente. Nunca mueva el tanque por su cuenta. Si está demasiado cerca de la casa, llame a la compañía de gas; este precio es solo por despejar.',
    source: '14 CCR 1299.03; California Fire Code (código de incendios)',
  },
  zone2_brush_tree_continuity: {
    title: 'Ralee el matorral hasta 100 pies',
    why: 'El matorral espeso deja que el incendio llegue a la casa con toda su fuerza, sobre todo desde cuesta abajo.',
    action:
      'Deje el matorral y los árboles en grupos, con espacios entre ellos. Empiece por el lado de cuesta abajo. No deje pelada una ladera: la lluvia se la puede llevar.',
    source: '14 CCR 1299.03; tabla estatal de separación entre plantas',
  },
  zone2_tall_dry_grass: {
    title: 'Corte el pasto seco hasta 100 pies',
    why: 'El pasto seco y alto trae con rapidez el fuego cerca de la casa.',
    action:
      'Corte el pasto a 4 pulgadas hasta 100 pies de la casa o hasta el límite de su propiedad. Hágalo por la mañana y nunca en un día de viento.',
    source: '14 CCR 1299.03; Fire Safe Marin',
  },
  access_driveway_obstructed: {
    title: 'Abra paso a un camión de bomberos',
    why: 'Si un camión no puede entrar, los bomberos quizá tengan que seguir de largo.',
    action:
      'Corte las ramas que estén a menos de 14 pies de altura sobre la entrada. Deje libres 14 pies de lado a lado. Asegúrese de que los bomberos puedan abrir el portón.',
    source: '14 CCR 1273 (acceso para bomberos); Fire Safe Marin',
  },
  address_not_visible: {
    title: 'Ponga un número de casa que se lea bien',
    why: 'Entre el humo y de noche, los bomberos tienen que encontrar la casa de un vistazo.',
    action:
      'Ponga números de 4 pulgadas de alto o más, que reflejen la luz y se lean desde la calle.',
    source: 'California Fire Code 505.1 (código de incendios)',
  },
  neighbor_structure_close: {
    title: 'Póngase de acuerdo con su vecino',
    why: 'Una casa que arde al lado da muchísimo calor. No la puede mover, pero sí se puede preparar.',
    action:
      'Hable con su vecino sobre despejar el espacio entre las dos casas. Mejore primero las ventanas, las paredes y los aleros de ese lado.',
    source: 'UC Berkeley, 2025; Knapp y otros, 2021',
  },
} as const satisfies Record<string, GuidanceText>;
