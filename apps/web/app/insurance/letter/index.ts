export { setLetterAside } from './letter-draft.ts';
