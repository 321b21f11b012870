import { defaultLocale, isHazardType, type Locale, type ScoreExplanation } from '@dss/domain';
import { fieldWords } from '../guidance/index.ts';
import { explanationText, lookFailedText, photoFailureText } from './messages.ts';
import { photoFailures } from './providers/index.ts';
import type { ObservedPhoto } from './score-input.ts';

/** What explanations say in Spanish, by their English. */
export type SpanishTwins = Readonly<Record<string, string>>;

/**
 * The Spanish of everything that looking at these photos explains. A result is kept in English; this is kept with it,
 * so that it can be told in both languages for as long as it stands.
 */
export function spanishTwins(observed: readonly ObservedPhoto[]): SpanishTwins {
  const findings = observed.flatMap(({ reply }) => reply.findings);
  return Object.fromEntries(
    findings.map(({ explanation }) => [
      explanationText(explanation, 'en'),
      explanationText(explanation, 'es'),
    ]),
  );
}

/** How one stored result is told in one language. What has no twin stays as it is kept. */
export interface ResultWords {
  readonly title: (hazardType: string) => string;
  readonly explanation: (kept: string) => string;
  readonly photoError: (kept: string) => string;
}

export function resultWords(locale: Locale, twins: SpanishTwins): ResultWords {
  return {
    title: (type) => (isHazardType(type) ? fieldWords[locale].hazards[type].title : type),
    explanation: (kept) => (locale === defaultLocale ? kept : (twins[kept] ?? kept)),
    photoError: (kept) => photoErrorIn(kept, locale),
  };
}

/** Why a photo could not be observed: one of our own sentences, or what stands there from before. */
function photoErrorIn(kept: string, locale: Locale): string {
  if (kept === lookFailedText(defaultLocale)) return lookFailedText(locale);
  const reason = photoFailures.find((each) => photoFailureText(each, defaultLocale) === kept);
  return reason === undefined ? kept : photoFailureText(reason, locale);
}

/** How a score came about, with what was seen told in the words of a language. */
export function explanationIn(words: ResultWords, explanation: ScoreExplanation): ScoreExplanation {
  const tell = <Finding extends { evidence: { explanation: string }[] }>(finding: Finding) => ({
    ...finding,
    evidence: finding.evidence.map((evidence) => ({
      ...evidence,
      explanation: words.explanation(evidence.explanation),
    })),
  });
  return {
    ...explanation,
    rows: explanation.rows.map((row) => (row.kind === 'hazard' ? tell(row) : row)),
    set_aside: explanation.set_aside.map(tell),
    context: explanation.context.map(tell),
    unsure: explanation.unsure.map(tell),
  };
}
