export {
  countLetters,
  presetLetter,
  removeLetter,
  useLetterDraft,
  type LetterDraft,
} from './letter-draft.ts';
