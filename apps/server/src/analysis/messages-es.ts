import type { AnalysisWords } from './messages.ts';

/** The analysis's own words in Spanish. */
export const analysisWordsEs: AnalysisWords = {
  explanations: {
    zone0_vegetation:
      'Cerca del {share}% de esta foto de los primeros 5 pies parece ser plantas verdes. Las plantas junto a la pared pueden llevar el fuego a la casa.',
    zone0_dead_debris:
      'Cerca del {share}% de la mitad de abajo de esta foto de los primeros 5 pies parece ser hojas secas, plantas muertas o pasto seco.',
    zone1_tall_dry_grass:
      'Cerca del {share}% de la mitad de abajo de esta foto parece ser pasto seco o plantas muertas.',
    zone1_tall_dry_grass_assumed:
      'Cerca del {share}% de la mitad de abajo de esta foto parece ser pasto seco o plantas muertas. No se indicó qué parte muestra la foto, así que se supone que es el patio, de 5 a 30 pies de la casa.',
    zone2_tall_dry_grass:
      'Cerca del {share}% de la mitad de abajo de esta foto, a 30 pies o más de la casa, parece ser pasto seco o plantas muertas.',
  },
  photoFailures: {
    unreadable: 'Esta foto no se pudo leer. Agréguela otra vez, o ponga otra en su lugar.',
    missing: 'No se encontró el archivo de esta foto. Agregue la foto otra vez.',
    rate_limited:
      'El servicio de IA tenía demasiadas solicitudes para mirar esta foto. Repita el análisis en unos minutos.',
    overloaded:
      'El servicio de IA tenía demasiado trabajo para mirar esta foto. Repita el análisis en un momento.',
    server_error: 'El servicio de IA falló al mirar esta foto. Repita el análisis en unos minutos.',
    rejected:
      'El servicio de IA no aceptó esta foto. Repita el análisis, o ponga otra foto en su lugar.',
    unavailable:
      'El servicio de IA no se pudo usar para esta foto. Repita el análisis en unos minutos.',
    unreachable:
      'No hubo comunicación con el servicio de IA para esta foto. Repita el análisis en unos minutos.',
    timed_out: 'El servicio de IA tardó demasiado en mirar esta foto. Repita el análisis.',
    malformed:
      'El servicio de IA dio sobre esta foto una respuesta que no se pudo leer. Repita el análisis.',
    too_long:
      'El servicio de IA dio sobre esta foto una respuesta demasiado larga. Repita el análisis.',
    refused: 'El servicio de IA no quiso mirar esta foto. Ponga otra en su lugar.',
  },
  description: {
    none: 'No hay observaciones.',
    unavailable: 'En este momento no se pueden obtener observaciones.',
  },
  lookFailed: 'Esta vez no se pudo mirar esta foto. Repita el análisis para volver a intentarlo.',
};
