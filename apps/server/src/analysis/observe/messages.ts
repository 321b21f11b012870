import type { Locale } from '@dss/domain';
import {
  explanationKeys,
  type Explanation,
  type ExplanationKey,
  type WhyNotObserved,
} from './providers/provider.ts';

const wordsEn: AnalysisWords = {
  explanations: {
    zone0_vegetation:
      'About {share}% of this photo of the first five feet looks like green plants. Plants next to the wall can carry fire to the house.',
    zone0_dead_debris:
      'About {share}% of the lower half of this photo of the first five feet looks like dry leaves, dead plants or dry grass.',
    zone1_tall_dry_grass:
      'About {share}% of the lower half of this photo looks like dry grass or dead plants.',
    zone1_tall_dry_grass_assumed:
      'About {share}% of the lower half of this photo looks like dry grass or dead plants. No area was chosen for this photo, so the yard 5 to 30 feet from the house is assumed.',
    zone2_tall_dry_grass:
      'About {share}% of the lower half of this photo, 30 feet or more from the house, looks like dry grass or dead plants.',
  },
  whyNotObserved: {
    unreadable: 'This photo could not be read. Add it again, or replace it with another one.',
    missing: 'The file of this photo could not be found. Please add the photo again.',
    rate_limited:
      'The AI service had too many requests to analyze this photo. Run the analysis again in a few minutes.',
    overloaded:
      'The AI service was too busy to analyze this photo. Run the analysis again in a moment.',
    server_error:
      'The AI service failed while analyzing this photo. Run the analysis again in a few minutes.',
    rejected:
      'The AI service did not accept this photo. Run the analysis again, or replace it with another photo.',
    unauthorized:
      'The AI service did not let us analyze this photo. Whoever runs this site needs to check its key.',
    unavailable:
      'The AI service could not be used for this photo. Run the analysis again in a few minutes.',
    unreachable:
      'The AI service could not be reached for this photo. Run the analysis again in a few minutes.',
    timed_out: 'The AI service took too long to analyze this photo. Run the analysis again.',
    malformed:
      'The AI service sent a reply about this photo that could not be read. Run the analysis again.',
    too_long:
      'The AI service sent a reply about this photo that was too long to read. Run the analysis again.',
    refused: 'The AI service declined to analyze this photo. Replace it with another one.',
    fault: 'This photo could not be analyzed this time. Run the analysis again to retry it.',
  },
  description: {
    none: 'No observations available.',
    unavailable: 'Unable to generate observations at this time.',
  },
};

const wordsEs: AnalysisWords = {
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
  whyNotObserved: {
    unreadable: 'Esta foto no se pudo leer. Agréguela otra vez, o ponga otra en su lugar.',
    missing: 'No se encontró el archivo de esta foto. Agregue la foto otra vez.',
    rate_limited:
      'El servicio de IA tenía demasiadas solicitudes para analizar esta foto. Repita el análisis en unos minutos.',
    overloaded:
      'El servicio de IA tenía demasiado trabajo para analizar esta foto. Repita el análisis en un momento.',
    server_error:
      'El servicio de IA falló al analizar esta foto. Repita el análisis en unos minutos.',
    rejected:
      'El servicio de IA no aceptó esta foto. Repita el análisis, o ponga otra foto en su lugar.',
    unauthorized:
      'El servicio de IA no nos permitió analizar esta foto. Quien administra este sitio tiene que revisar su clave.',
    unavailable:
      'El servicio de IA no se pudo usar para esta foto. Repita el análisis en unos minutos.',
    unreachable:
      'No hubo comunicación con el servicio de IA para esta foto. Repita el análisis en unos minutos.',
    timed_out: 'El servicio de IA tardó demasiado en analizar esta foto. Repita el análisis.',
    malformed:
      'El servicio de IA dio sobre esta foto una respuesta que no se pudo leer. Repita el análisis.',
    too_long:
      'El servicio de IA dio sobre esta foto una respuesta demasiado larga. Repita el análisis.',
    refused: 'El servicio de IA se negó a analizar esta foto. Ponga otra en su lugar.',
    fault: 'Esta vez no se pudo analizar esta foto. Repita el análisis para volver a intentarlo.',
  },
  description: {
    none: 'No hay observaciones.',
    unavailable: 'En este momento no se pueden obtener observaciones.',
  },
};

/** Texts shown in place of a description: nothing was seen, or the photo couldn't be looked at. The English ones are specified. */
export interface DescriptionWords {
  readonly none: string;
  readonly unavailable: string;
}

/** Texts of the analysis in one language: the built-in analyzer's explanations, and why a photo couldn't be observed. */
export interface AnalysisWords {
  /** `{share}` is a whole percent. */
  readonly explanations: Readonly<Record<ExplanationKey, string>>;
  readonly whyNotObserved: Readonly<Record<WhyNotObserved, string>>;
  readonly description: DescriptionWords;
}

const wordsByLocale: Readonly<Record<Locale, AnalysisWords>> = {
  en: wordsEn,
  es: wordsEs,
};

export function explanationText(explanation: Explanation, locale: Locale): string {
  if ('text' in explanation) return locale === 'es' ? explanation.textEs : explanation.text;
  const { key, values } = explanation;
  if (!isExplanationKey(key)) return '';
  return wordsByLocale[locale].explanations[key].replaceAll(/\{(\w+)\}/g, (_slot, name: string) =>
    String(values[name] ?? ''),
  );
}

/** Why a photo couldn't be observed and what the owner can do about it. */
export function photoFailureText(reason: WhyNotObserved, locale: Locale): string {
  return wordsByLocale[locale].whyNotObserved[reason];
}

export function descriptionWords(locale: Locale): DescriptionWords {
  return wordsByLocale[locale].description;
}

function isExplanationKey(key: string): key is ExplanationKey {
  return explanationKeys.some((known) => known === key);
}
