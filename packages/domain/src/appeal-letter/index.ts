export {
  appealLetter,
  blankSaidIn,
  blanksIn,
  factTitle,
  ruleOfLetter,
  type LetterDates,
  type LetterHome,
  type LetterLanguage,
} from './appeal-letter.ts';
export { letterWishes, receivedKinds, wishesFor, type LetterRequest } from './letter-request.ts';
export {
  datedAfterWork,
  datedBeforeWork,
  letterFacts,
  type LetterEvidence,
  type LetterFact,
} from './letter-facts.ts';
export { letterTextsEn, type LetterTexts } from './text/en.ts';
export { letterTextsEs } from './text/es.ts';
