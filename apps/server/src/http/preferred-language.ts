import { locales, type Locale } from '@dss/domain';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { answerLanguage } from './answer-language.ts';
import type { HttpEnv } from './router.ts';

/**
 * The language of a page whose address names none: the one asked for in its query (`?language=es`), else the one that its
 * reader chose on our pages before, which keep it in a cookie, else the browser's.
 */
export function preferredLanguage(context: Context<HttpEnv>): Locale {
  const asked = [context.req.query('language'), getCookie(context, 'dss_language')];
  return (
    asked.map((name) => locales.find((locale) => locale === name)).find(isNamed) ??
    answerLanguage(context)
  );
}

function isNamed(locale: Locale | undefined): locale is Locale {
  return locale !== undefined;
}
