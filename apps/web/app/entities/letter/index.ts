export { useLetterDraft, type LetterDraft, countLetters, removeLetter } from './letter-draft.ts';
