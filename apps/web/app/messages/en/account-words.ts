import account from './account.json' with { type: 'json' };
import { inEnglish } from './in-english.ts';

/** The messages of signing up and in, and of the account's pages. */
export const accountWords = inEnglish({ account });
