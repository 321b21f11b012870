import type { Locale } from '@dss/domain';
import { analysisWordsEn } from './messages-en.ts';
import { analysisWordsEs } from './messages-es.ts';
import type { Explanation, PhotoFailure } from './providers/index.ts';

export const explanationKeys = [
  'zone0_vegetation',
  'zone0_dead_debris',
  'zone1_tall_dry_grass',
  'zone1_tall_dry_grass_assumed',
  'zone2_tall_dry_grass',
] as const;

export type ExplanationKey = (typeof explanationKeys)[number];

/** In place of a photo's description: nothing was seen, or nobody could look. The English ones are specified. */
export interface DescriptionWords {
  readonly none: string;
  readonly unavailable: string;
}

/** The analysis's own words in one language: what the built-in analyser explains, and why a photo could not be observed. */
export interface AnalysisWords {
  /** `{share}` is a whole percent. */
  readonly explanations: Readonly<Record<ExplanationKey, string>>;
  readonly photoFailures: Readonly<Record<PhotoFailure, string>>;
  readonly lookFailed: string;
  readonly description: DescriptionWords;
}

const wordsByLocale: Readonly<Record<Locale, AnalysisWords>> = {
  en: analysisWordsEn,
  es: analysisWordsEs,
};

/** The words of an explanation. */
export function explanationText(explanation: Explanation, locale: Locale): string {
  if ('text' in explanation) return locale === 'es' ? explanation.textEs : explanation.text;
  const { key, values } = explanation;
  if (!isExplanationKey(key)) return '';
  return wordsByLocale[locale].explanations[key].replaceAll(/\{(\w+)\}/g, (_slot, name: string) =>
    String(values[name] ?? ''),
  );
}

/** Why a photo could not be observed, and what to do about it. */
export function photoFailureText(reason: PhotoFailure, locale: Locale): string {
  return wordsByLocale[locale].photoFailures[reason];
}

/** What is said where the look itself failed, and not the photo. */
export function lookFailedText(locale: Locale): string {
  return wordsByLocale[locale].lookFailed;
}

export function descriptionWords(locale: Locale): DescriptionWords {
  return wordsByLocale[locale].description;
}

function isExplanationKey(key: string): key is ExplanationKey {
  return explanationKeys.some((known) => known === key);
}
