import { defaultLocale, locales, type Locale } from '@dss/domain';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import type { HttpEnv } from './router.ts';

/**
 * The language to answer this request in: the best of ours by its `Accept-Language`, English where it asks for none.
 * The answer says so. Only our own words have twins: what people typed and what a model wrote stay as they are, and
 * errors are told apart by their codes.
 */
export function answerLanguage(context: Context<HttpEnv>): Locale {
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

/** Ours for a language tag: 'es-MX' is Spanish. Whatever is taken ('*') is English. */
function languageOf(tag: string): Locale | undefined {
  const [language] = tag.toLowerCase().split('-');
  return language === '*' ? defaultLocale : locales.find((locale) => locale === language);
}

/** What the OpenAPI document says of a route that answers in the language asked for. */
export const languageNote =
  'Our own words are in the best of English and Spanish for `Accept-Language`, English by default; `Content-Language` names it.';

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
