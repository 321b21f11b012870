import type { HazardText } from '../hazard-text.ts';

export const zone1Texts = {
  zone1_dead_vegetation: {
    title: 'Plantas u hojas muertas a menos de 30 pies',
    lookFor:
      'Arbustos cafés o grises, árboles o ramas muertos, montones de hojarasca, hierbas secas.',
    mistakenFor:
      'Árboles que pierden las hojas en invierno, variedades de hojas rojizas, plantas nativas en reposo por la sequía, hojas a la sombra.',
    severity:
      'Las plantas muertas están secas todo el año; por eso las brasas las encienden primero.',
    asks: {
      ccr_1299_03:
        'Quitar todas las plantas muertas o secas que estén a menos de 30 pies, en todo momento.',
    },
  },
  outbuilding_too_close: {
    title: 'Construcción pequeña que arde a menos de 30 pies',
    lookFor:
      'Cobertizos de madera o plástico, casitas de juegos, quioscos, cocheras abiertas (carports) o casas de perro a menos de 30 pies.',
    mistakenFor:
      'El cobertizo de un vecino, un garaje de mampostería, algo que está más lejos de lo que parece.',
    severity:
      'Según pruebas de fuego, un cobertizo pequeño necesita de 10 a 15 pies de distancia incluso frente a una pared nueva y reforzada en terreno plano, y más en una pendiente o junto a una casa más vieja.',
    asks: {
      safer_from_wildfires:
        'Cobertizos y otras construcciones aparte que ardan, a 30 pies o más de la casa.',
      ccr_1299_03_unread:
        'Tierra limpia y ninguna planta que arda alrededor de las construcciones pequeñas (conocido por resúmenes).',
      structure_separation: 'A 15 pies, la casa recibe menos de la tercera parte del calor.',
    },
  },
  zone1_continuous_shrubs_trees: {
    title: 'Arbustos o árboles demasiado juntos',
    lookFor:
      'Copas de arbustos o árboles que se tocan en una línea o masa que lleva hacia la casa; setos que apuntan a ella.',
    mistakenFor:
      'Plantas a distintas distancias que en la foto se enciman; grupos separados vistos en fila.',
    severity:
      'Donde más ayuda despejar es entre 16 y 58 pies de la casa. Basta con ralear las plantas; ningún estudio encontró que haga falta dejar el suelo sin nada.',
    asks: {
      plant_spacing:
        'En terreno plano, dejar entre arbustos el doble de su altura y 10 pies entre árboles; en pendientes de 20 a 40%, cuatro veces su altura y 20 pies; en las más empinadas, seis veces y 30 pies.',
      cal_fire_advice: 'Mantener las ramas a 10 pies de otros árboles.',
    },
  },
  zone1_ladder_fuels: {
    title: 'Arbustos o ramas bajas debajo de los árboles',
    lookFor:
      'Arbustos debajo de las ramas de un árbol, ramas a menos de 6 pies del suelo, enredaderas en el tronco.',
    mistakenFor:
      'Un arbusto que está detrás del árbol; árboles jóvenes, de los que solo se poda la tercera parte más baja.',
    severity:
      'El fuego sube por estas plantas como por una escalera hasta las copas y desde ahí lanza brasas.',
    asks: {
      plant_spacing:
        'Ramas a 6 pies del suelo, y entre el arbusto y la rama más baja, un espacio libre de tres veces la altura del arbusto.',
    },
  },
  zone1_tall_dry_grass: {
    title: 'Pasto seco y alto cerca de la casa',
    lookFor:
      'Pasto o hierbas amarillentas de más de unas 4 pulgadas: lo que mide un puño, o un ladrillo de canto.',
    mistakenFor: 'Césped cortado de color paja, césped regado, matas de pasto ornamental, grava.',
    severity: 'El pasto seco arde en segundos y lleva el fuego hasta la pared.',
    asks: { ccr_1299_03: 'Quitar el pasto y las hierbas secas que estén a menos de 30 pies.' },
  },
  zone1_exposed_woodpile: {
    title: 'Leña sin cubrir a menos de 30 pies',
    lookFor: 'Pilas de leña sin cubrir, a una distancia de 5 a 30 pies.',
    mistakenFor: 'Muros de contención de madera, pilas cubiertas.',
    severity:
      'En las pruebas, el fuego pasó con facilidad desde pilas de leña a distancias de hasta 24 pies.',
    asks: {
      ccr_1299_03:
        'Tener la leña descubierta a más de 30 pies, o cubrirla por completo con un material resistente al fuego.',
    },
  },
  fire_prone_plants: {
    title: 'Plantas muy inflamables',
    lookFor:
      'Enebro (juniper), ciprés italiano, tuya, acacia, bambú, carrizo de las pampas (pampas grass), palmas con hojas secas colgando, tiras de corteza de eucalipto.',
    mistakenFor:
      'Podocarpo, tejo, boj, setos sanos de hoja ancha. Una foto rara vez permite decir con certeza qué planta es.',
    severity:
      'El cuidado y el lugar cuentan más que la especie; por eso pesa solo de forma moderada.',
    asks: {
      local_plant_list:
        'Una ciudad pide quitar el enebro, el bambú, la acacia y el ciprés italiano a menos de 30 pies.',
    },
  },
  combustible_fence_runs: {
    title: 'Cercas de madera pegadas una a la otra',
    lookFor:
      'Dos cercas de madera lado a lado, con poco espacio entre ellas o ninguno, a menos de 30 pies.',
    mistakenFor: 'Una sola cerca de metal o mampostería; una cerca que es solo del vecino.',
    severity:
      'Dos cercas pegadas arden mucho más que una. A menudo hace falta el acuerdo de un vecino; por eso aquí pesa poco.',
    asks: {
      wildfire_prepared_home: 'El nivel Plus pide quitar las cercas dobles a menos de 30 pies.',
    },
  },
  lpg_tank_clearance: {
    title: 'Tanque de propano sin espacio libre suficiente',
    lookFor:
      'Un tanque grande con plantas, pasto o madera a menos de 10 pies, o a menos de 10 pies de la casa.',
    mistakenFor: 'Cilindros para la parrilla, tanques de agua, fosas sépticas, tanques de pozo.',
    severity: 'Pocas casas tienen tanque; por eso pesa poco.',
    asks: {
      ccr_1299_03_unread:
        '10 pies de tierra limpia y otros 10 pies sin plantas que ardan (conocido por resúmenes).',
      propane_setback:
        'Los tanques de 125 a 500 galones van a 10 pies o más de las construcciones; los de 501 a 2,000 galones, a 25 pies.',
    },
  },
} as const satisfies Record<string, HazardText>;
