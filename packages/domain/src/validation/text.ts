import { textLimits } from '../limits/index.ts';

/**
 * Removes the characters < > ' " &, trims, and cuts to 1000 characters (specification, section 5).
 * Applies to address and nickname only: every other text is stored as typed and escaped where shown.
 */
export function sanitizeText(text: string): string {
  return text
    .replaceAll(/[<>'"&]/g, '')
    .trim()
    .slice(0, textLimits.sanitizedText);
}
