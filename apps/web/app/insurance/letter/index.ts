export { removeLetter } from './letter-draft.ts';
