import { describe, expect, it } from 'vitest';
import { allGuidance, cautionTextsEn } from './guidance/index.ts';
import { methodTextEn } from './scoring/index.ts';

/** Syllables by the usual rule of thumb: vowel groups, less a silent final e. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Flesch-Kincaid grade: the US school year that reads a text with ease. */
function gradeLevel(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((sentence) => /\w/.test(sentence));
  const words = text.split(/\s+/).filter((word) => /\w/.test(word));
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * spoken) / words.length - 15.59;
}

describe('texts that owners read first', () => {
  it('are measured: a plain text has a low grade', () => {
    expect(gradeLevel('The cat sat on the mat. It was warm.')).toBeLessThan(2);
  });

  it('are measured: a hard text has a high grade', () => {
    expect(
      gradeLevel(
        'Noncombustible construction materials substantially mitigate the probability of structural ignition attributable to windborne firebrands.',
      ),
    ).toBeGreaterThan(15);
  });

  it.each(allGuidance('en'))('$hazard_type is at or below the eighth grade', ({ why, action }) => {
    expect(gradeLevel(`${why} ${action}`)).toBeLessThanOrEqual(8);
  });

  it.each(Object.entries(cautionTextsEn))(
    'the caution about %s is at or below the eighth grade',
    (_, text) => {
      expect(gradeLevel(text)).toBeLessThanOrEqual(8);
    },
  );

  it('the summary of the method is at or below the eighth grade', () => {
    expect(gradeLevel(methodTextEn.summary.join(' '))).toBeLessThanOrEqual(8);
  });

  it.each(methodTextEn.summary)('"%s" is at or below the eighth grade', (sentence) => {
    expect(gradeLevel(sentence)).toBeLessThanOrEqual(8);
  });
});
