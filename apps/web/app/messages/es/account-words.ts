import account from './account.json' with { type: 'json' };
import { inSpanish } from './in-spanish.ts';

/** The messages of signing up and in, and of the account's pages. */
export const accountWords = inSpanish({ account });
