import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';

import { localeOf, type Locale } from '../messages/locale.ts';
import { loadPart } from '../../ui/load-part.ts';

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ module: z.string() })),
});

/**
 * Loads the next page's code ahead of time, so that it opens offline, too. React Router's own `PrefetchPageLinks`
 * reloads the page if that fails, which would lose it while offline.
 */
export function usePreloadedPage(page: PreloadedPage): void {
  const { pathname } = useLocation();
  const route = routeOf(page, localeOf(pathname));
  useEffect(() => preload(route), [route]);
}

function preload(route: string): void {
  const manifest = manifestSchema.safeParse(Reflect.get(window, '__reactRouterManifest'));
  const module = manifest.data?.routes[route]?.module;
  if (module === undefined) return;
  void loadPart(() => import(/* @vite-ignore */ module)).catch(() => undefined);
}

/** The pages that can be loaded ahead of time. */
export type PreloadedPage = 'analysisProgress' | 'label' | 'property' | 'walk';

const routes: Readonly<Record<PreloadedPage, string>> = {
  analysisProgress: 'routes/analysis-progress/progress-page',
  label: 'routes/label/label-page',
  property: 'routes/property/property-page',
  walk: 'routes/walk/walk-page',
};

/** The id of a page's route (apps/web/app/routes.ts). */
export function routeOf(page: PreloadedPage, locale: Locale): string {
  return `${routes[page]}-${locale}`;
}
