import { localeOf, type Locale } from './locale.ts';
import { useLanguage } from './message-parts.tsx';

/**
 * The language of what a link to another site leads to, where it isn't the page's own: for `hrefLang`. Other sites are
 * in English, but for those that keep their Spanish under `/es`, as ours does.
 */
export function useLinkLanguage(address: string): Locale | undefined {
  const page = useLanguage();
  if (!/^https?:/.test(address)) return undefined;
  const language = localeOf(new URL(address).pathname);
  return language === page ? undefined : language;
}
