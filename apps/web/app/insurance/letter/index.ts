export { countLetters, removeLetter } from './letter-draft.ts';
