import type { StateTexts } from '../../state-pack.ts';
import type { CaliforniasLaw } from './laws.ts';

export const es: StateTexts<CaliforniasLaw> = {
  regulator: 'El Departamento de Seguros de California',
  laws: {
    prc_4291: {
      name: 'Espacio defendible, Public Resources Code 4291',
      asks: 'Mantenga hasta 100 pies alrededor de la casa, sin pasar del límite de su terreno, libres de lo que propaga el fuego: hojas y agujas secas en el techo y cerca de la casa, plantas muertas, pasto seco y alto, ramas junto a la chimenea. Rige donde el estado responde por los incendios, en terrenos con pasto, matorral, árboles u otra cosa que arda, o junto a ellos.',
    },
    gov_51182: {
      name: 'Espacio defendible, Government Code 51182',
      asks: 'Mantenga hasta 100 pies alrededor de la casa, sin pasar del límite de su terreno, de modo que un incendio forestal con clima normal difícilmente la encienda, sobre todo en los primeros 30 pies. Rige donde una ciudad o un condado responde por los incendios y declaró la zona Muy alta, en terrenos con pasto, matorral, árboles u otra cosa que arda, o junto a ellos. Pregunte a su ciudad o condado qué revisa. Comparamos su casa con 14 CCR 1299.03, la lista del estado para los terrenos donde él mismo responde por los incendios.',
    },
    berkeley_ember: {
      name: 'La regla propia de Berkeley, EMBER',
      asks: 'Fija reglas para los primeros cinco pies alrededor de la casa en partes de Berkeley. Pregunte a los bomberos si incluye su dirección.',
    },
    paradise_zone_0: {
      name: 'La regla propia de Paradise para los primeros cinco pies',
      asks: 'El pueblo tiene una regla propia para los primeros cinco pies alrededor de la casa. Pregúntele qué pide de la suya.',
    },
    ventura_zone_0: {
      name: 'La regla del Ventura County Fire Protection District para los primeros cinco pies',
      asks: 'Obliga a edificios y jardines nuevos donde responde ese distrito. No se refiere a una casa que ya existía.',
    },
    south_lake_tahoe: {
      name: 'La regla propia de South Lake Tahoe',
      asks: 'La ciudad tiene una regla propia para lo que hay cerca de la casa, más débil que el borrador del estado. Pregunte a los bomberos qué pide de la suya.',
    },
    hayward: {
      name: 'La regla propia de Hayward',
      asks: 'La ciudad tiene una regla propia para lo que hay cerca de la casa, más débil que el borrador del estado. Pregunte a los bomberos qué pide de la suya.',
    },
    zone_0: {
      name: 'La regla estatal para los primeros cinco pies (Zona 0)',
      asks: 'Pediría que no haya nada que arda con facilidad a menos de cinco pies de la casa. La Board of Forestry la aprobó el 19 de agosto de 2026 y la retiró de la revisión el 8 de septiembre. Cuando lo revisamos por última vez, no obligaba a nadie.',
    },
    chapter_7a: {
      name: 'Código de construcción para zonas de incendio, Title 24, part 7 (hasta 2025, capítulo 7A)',
      asks: 'Pide techos, rejillas, ventanas y paredes que resistan el fuego en edificios nuevos: en cualquier zona de peligro de incendio donde responde el estado, y en las zonas Muy altas donde responde una ciudad o un condado. Pregunte al departamento de construcción si ahí también rige en las zonas Altas, y antes de cambiar algo en una casa más antigua. No pide nada de una casa que se construyó antes de estas reglas y queda como está.',
    },
    civ_1102_19: {
      name: 'Prueba de espacio defendible en una venta (AB 38), Civil Code 1102.19',
      asks: 'Quien vende muestra que la casa cumple la ley de espacio defendible, con un documento de los seis meses antes del contrato. Si no es posible, las dos partes pueden acordar que lo haga quien compra, en el año después del cierre.',
    },
    civ_1102_6f: {
      name: 'Lo que quien vende dice de las mejoras, Civil Code 1102.6f',
      asks: 'En muchas casas antiguas, quien vende entrega la lista estatal de mejoras de bajo costo y dice cuáles se hicieron.',
    },
    ccr_2644_9: {
      name: 'Su puntaje de incendio, 10 CCR 2644.9',
      asks: 'Una aseguradora que usa un puntaje de riesgo de incendio debe darle por escrito su puntaje y sus razones, también 75 días antes de terminar su póliza sin renovarla. Debe decirle cuánto baja la prima cada medida. Usted puede apelar el puntaje. La aseguradora tiene 10 días corridos para confirmar que recibió su apelación y 30 para decidir. Si la recibe un agente o corredor, tiene 5 días para enviársela. Cuando se termina un trabajo de protección, tiene 30 días para volver a evaluar su casa.',
    },
    non_renewal: {
      name: 'Aviso antes de que termine una póliza, Insurance Code 678',
      asks: 'Una aseguradora debe avisarle con 75 días de anticipación que no va a renovar su póliza.',
    },
    sb_1301: {
      name: 'Un aviso más temprano antes de que termine una póliza, SB 1301 de 2026',
      asks: 'Un proyecto de ley. Desde 2028, las aseguradoras tendrían que avisar con 90 días de anticipación que no van a renovar una póliza, y por qué. En junio de 2026 estaba en una comisión. No sabemos qué pasó después.',
    },
    ins_675_1: {
      name: 'Un año de protección después de un desastre, Insurance Code 675.1',
      asks: 'Después de un estado de emergencia por un incendio forestal, durante un año las aseguradoras no pueden cancelar ni dejar de renovar la póliza de una casa dentro o al lado de la zona quemada solo por el lugar donde está.',
    },
    fair_plan: {
      name: 'Descuentos del FAIR Plan',
      asks: 'Si su casa está asegurada con el FAIR Plan, este da hasta 12 descuentos por trabajos de protección, juntos un 16.4% como máximo de la parte del precio que es por incendios.',
    },
  },
  letterRule:
    'Lo pido conforme al California Code of Regulations (Código de Reglamentos de California), título 10, sección 2644.9. Según lo entiendo, me da derecho a conocer mi puntaje de riesgo de incendio forestal y sus razones, y a apelarlo, con su confirmación en 10 días corridos y su decisión en 30.',
};
