import type { Locale } from '../messages/locale.ts';

/** Pages that are at hand before somebody goes to them. */
export type PreloadedPage = 'analysisProgress' | 'property';

const routes: Readonly<Record<PreloadedPage, string>> = {
  analysisProgress: 'analysis/progress',
  property: 'property',
};

/** The id of a page's route (apps/web/app/routes.ts). */
export function routeOf(page: PreloadedPage, locale: Locale): string {
  return `${routes[page]}-${locale}`;
}
