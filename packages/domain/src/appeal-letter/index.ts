export {
  appealLetter,
  blanksIn,
  factTitle,
  letterWishes,
  receivedKinds,
  type LetterHome,
  type LetterLanguage,
  type LetterRequest,
} from './appeal-letter.ts';
export { letterFacts, type LetterEvidence, type LetterFact } from './letter-facts.ts';
export type { LetterTexts } from './text/letter-text.ts';
export { letterTextsEn } from './text/en.ts';
export { letterTextsEs } from './text/es.ts';
