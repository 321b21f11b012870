import { locales, type Locale } from '@dss/domain';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HttpEnv } from './router.ts';

/** The language that a reader chose on our pages before, which keep it in this cookie; null while none was chosen. */
export function chosenLanguage(context: Context<HttpEnv>): Locale | null {
  const chosen = getCookie(context, 'dss_language');
  return locales.find((locale) => locale === chosen) ?? null;
}
