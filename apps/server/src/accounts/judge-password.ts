import { shortestPassword, type PasswordWeakness } from '@dss/domain';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { z } from 'zod';

/** Guesses beyond 10^8, which slow a thief of the hashes down for months. */
const enoughScore = 3;
/** What follows can't weaken what is strong so far; the time to judge grows with the square of the length. */
const maxJudged = 40;

export const passwordQuestionSchema = z.object({
  password: z.string(),
  /** What others know of the person: name and email address. */
  about: z.array(z.string()),
});

export type PasswordQuestion = z.infer<typeof passwordQuestionSchema>;

/** Loads the dictionaries, which take 30 MB. */
export async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new Estimator({
    dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: maxJudged,
  });
}

/** Why a password is too weak; empty if it is strong enough. */
export function judgePassword(
  estimator: ZxcvbnFactory,
  { password, about }: PasswordQuestion,
): PasswordWeakness[] {
  const known = about
    .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
    .map((text) => text.toLowerCase())
    .filter((text) => text.length > 2);
  const { score, sequence } = estimator.check(password, known);
  const isShort = password.length < shortestPassword;
  if (score >= enoughScore && !isShort) return [];
  const isPersonal = known.some((text) => password.toLowerCase().includes(text));
  const reasons = new Set<PasswordWeakness>([
    ...(isShort ? ['too_short' as const] : []),
    ...(isPersonal ? ['personal' as const] : []),
    ...sequence.flatMap(({ pattern, dictionaryName }) =>
      weaknessOf(pattern, typeof dictionaryName === 'string' ? dictionaryName : ''),
    ),
  ]);
  return reasons.size === 0 ? ['guessable'] : [...reasons];
}

function weaknessOf(pattern: string, dictionary: string): PasswordWeakness[] {
  switch (pattern) {
    case 'dictionary':
      if (dictionary.includes('userInputs')) return ['personal'];
      return [dictionary.startsWith('passwords') ? 'common_password' : 'common_words'];
    case 'repeat':
      return ['repeats'];
    case 'sequence':
      return ['sequence'];
    case 'spatial':
      return ['keyboard_pattern'];
    case 'date':
    case 'regex':
      return ['date'];
    default:
      return [];
  }
}
