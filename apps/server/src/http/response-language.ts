import { defaultLocale, locales, type Locale } from '@dss/domain';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import type { HttpEnv } from './router.ts';

/**
 * Chooses the response language by `Accept-Language` (English by default) and sets `Content-Language`. Only our own texts are
 * translated: text typed by people or written by a model stays unchanged, and clients recognize errors by their codes.
 */
export function responseLanguage(context: Context<HttpEnv>): Locale {
  const asked = accepts(context, {
    header: 'Accept-Language',
    supports: [...locales],
    default: defaultLocale,
    match: (offers, { default: otherwise }) =>
      offers
        .filter(({ q }) => q > 0)
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => languageOf(type))
        .find((language) => language !== undefined) ?? otherwise,
  });
  const language = languageOf(asked) ?? defaultLocale;
  context.header('Content-Language', language);
  context.header('Vary', 'Accept-Language', { append: true });
  return language;
}

/** Our language for a language tag: 'es-MX' is Spanish, and '*' is English. */
function languageOf(tag: string): Locale | undefined {
  const [language] = tag.toLowerCase().split('-');
  return language === '*' ? defaultLocale : locales.find((locale) => locale === language);
}

/** OpenAPI description for routes that answer in the requested language. */
export const languageNote =
  'Our own words are in the best of English and Spanish for `Accept-Language`, English by default; `Content-Language` names it.';

/** The cookie that our pages set when a visitor chooses a language. */
export const languageCookie = 'dss_language';

/**
 * The language of a page whose address has none: the query's (`?language=es`), else the one in the cookie that our pages set
 * when a visitor chooses a language, else the browser's.
 */
export function preferredLanguage(context: Context<HttpEnv>): Locale {
  const asked = [context.req.query('language'), getCookie(context, languageCookie)];
  return (
    asked.map((name) => locales.find((locale) => locale === name)).find(isNamed) ??
    responseLanguage(context)
  );
}

function isNamed(locale: Locale | undefined): locale is Locale {
  return locale !== undefined;
}
