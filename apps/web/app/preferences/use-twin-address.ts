import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { inLanguage, type Locale } from '../messages/locale.ts';

/** A build writes each page as a folder, and knows it by that name. */
const slashAtTheEnd = /(?<=.)\/$/;

/**
 * The address of this very page in another language. What stands behind the path is known only where the page is read,
 * not where it is built.
 */
export function useTwinAddress(locale: Locale): string {
  const { pathname, search, hash } = useLocation();
  const rest = useSyncExternalStore(
    neverChangesUnseen,
    () => search + hash,
    () => '',
  );
  return inLanguage(pathname.replace(slashAtTheEnd, ''), locale) + rest;
}

/** A change of address draws the page anew anyway. */
const neverChangesUnseen = () => () => undefined;
