import { localeOf, type Locale } from './locale.ts';
import { useLanguage } from './message-parts.tsx';

/**
 * The language of a link to another site, if it isn't the page's own: for `hrefLang`. Other sites are assumed to be in
 * English, except under `/es`.
 */
export function useLinkLanguage(address: string): Locale | undefined {
  const page = useLanguage();
  if (!/^https?:/.test(address)) return undefined;
  const language = localeOf(new URL(address).pathname);
  return language === page ? undefined : language;
}
