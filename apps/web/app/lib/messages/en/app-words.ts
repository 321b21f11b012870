import * as appParts from '../app-parts.ts';
import { inEnglish } from './in-english.ts';

/** The messages of the application's screens; public pages don't load them. */
export const appWords = inEnglish(appParts);
