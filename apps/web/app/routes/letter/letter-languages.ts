import type { LetterLanguage } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Locale } from '../../lib/messages/locale.ts';

/** A letter may be in another language than its page. Each is a file of its own. */
const loaders: Readonly<Record<Locale, () => Promise<LetterLanguage>>> = {
  en: async () => (await import('./letter-language-en.ts')).letterLanguageEn,
  es: async () => (await import('./letter-language-es.ts')).letterLanguageEs,
};

const letterLanguageQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['letter-language', locale],
    queryFn: () => loaders[locale](),
    // The browser may have kept the file.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** The words of letters in one language. */
export function useLetterLanguage(locale: Locale) {
  return useQuery(letterLanguageQuery(locale));
}
