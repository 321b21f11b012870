import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';

import { localeOf, type Locale } from '../messages/locale.ts';
import { loadPart } from '../ui/load-part.ts';

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ module: z.string() })),
});

/**
 * Has the page that comes next at hand, so that it opens without a connection too. React Router's own
 * `PrefetchPageLinks` reloads the page where that fails: without a connection there would be nothing to reload.
 */
export function usePreloadedPage(page: PreloadedPage): void {
  const { pathname } = useLocation();
  const route = routeOf(page, localeOf(pathname));
  useEffect(() => {
    const manifest = manifestSchema.safeParse(Reflect.get(window, '__reactRouterManifest'));
    const module = manifest.data?.routes[route]?.module;
    if (module === undefined) return;
    void loadPart(() => import(/* @vite-ignore */ module)).catch(() => undefined);
  }, [route]);
}

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
