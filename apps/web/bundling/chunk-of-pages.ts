import type { Locale } from '../app/lib/messages/locale.ts';

/**
 * A layout is loaded with every page below it. The application's pages are those about one home, those for operators, and others;
 * public pages are outside its layout.
 */
export type Kind =
  | 'language layout'
  | 'public'
  | 'application layout'
  | 'later part of the application layout'
  | 'home'
  | 'operators'
  | 'application';

/** A page, a layout, or a part of it that is loaded later. */
export interface Page {
  /** The same in all languages. */
  readonly name: string;
  readonly kind: Kind;
  /** Undefined for those that belong to all languages. */
  readonly locale: Locale | undefined;
}

/**
 * The chunk of a module that these pages need, or null where the bundler's own is best. What a module imports is needed by at least
 * the same pages, so it is in the same chunk or in one for more pages, and no two of these chunks import each other.
 */
export function chunkOf(pages: readonly Page[]): string | null {
  const [first] = pages;
  if (first === undefined) return null;
  const part = sharedPartOf(pages);
  const isOfOneLocale = pages.every(({ locale }) => locale === first.locale);
  return part !== null && isOfOneLocale && first.locale !== undefined
    ? `${part}-${first.locale}`
    : part;
}

function sharedPartOf(pages: readonly Page[]): string | null {
  const kinds = new Set(pages.map(({ kind }) => kind));
  const areAll = (kind: Kind) => kinds.size === 1 && kinds.has(kind);
  const names = [...new Set(pages.map(({ name }) => name))];
  if (kinds.has('language layout')) return 'every-page';
  if (names.length < 2) return null;
  if (kinds.has('public')) return 'public-pages';
  if (kinds.has('application layout')) return 'application-layout';
  if (kinds.has('later part of the application layout')) return 'later-parts';
  if (areAll('operators')) return 'operators-pages';
  // Two pages may share much that no other page needs.
  if (names.length === 2) return names.join('-');
  return areAll('home') ? 'home-pages' : 'application-pages';
}
