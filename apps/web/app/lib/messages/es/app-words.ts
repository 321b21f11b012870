import * as appParts from './app-parts.ts';
import { inSpanish } from './in-spanish.ts';

/** The messages of the application's screens; public pages don't load them. */
export const appWords = inSpanish(appParts);
