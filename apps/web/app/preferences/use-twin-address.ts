import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { inLanguage, type Locale } from '../messages/locale.ts';

/** The build names each page by its folder, with a trailing slash. */
const slashAtTheEnd = /(?<=.)\/$/;

/** The address of this page in another language. Query and hash are known only in the browser, not during the build. */
export function useTwinAddress(locale: Locale): string {
  const { pathname, search, hash } = useLocation();
  const rest = useSyncExternalStore(
    neverChangesUnseen,
    () => search + hash,
    () => '',
  );
  return inLanguage(pathname.replace(slashAtTheEnd, ''), locale) + rest;
}

/** Never notifies: a change of address rerenders the page anyway. */
const neverChangesUnseen = () => () => undefined;
