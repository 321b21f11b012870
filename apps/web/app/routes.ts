import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

import { locales, type Locale } from './messages/locale.ts';

/** The public pages, which are prerendered: their addresses within a language, and their files. */
export const publicPages = {
  '': 'site/home/home-page.tsx',
  about: 'site/about/about-page.tsx',
  faq: 'site/faq/faq-page.tsx',
  'fire-safety-guidelines': 'site/guidelines/guidelines-page.tsx',
  'how-scoring-works': 'site/method/method-page.tsx',
  terms: 'site/legal/terms-page.tsx',
  privacy: 'site/legal/privacy-page.tsx',
  deletion: 'site/legal/deletion-page.tsx',
  dpa: 'site/legal/dpa-page.tsx',
  disclaimer: 'site/legal/disclaimer-page.tsx',
};

/**
 * All pages of one language. Both languages have the same files. Their texts come from the layouts around them, of which each language
 * has its own, and those of public pages from their loader, so that a browser loads only one language.
 */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  const page = (path: string, file: string) => {
    const id = `${file.replace(/\.tsx$/, '')}-${locale}`;
    return path === '' ? index(file, { id }) : route(path, file, { id });
  };
  return [
    layout(`page-frame/language-layout-${locale}.tsx`, [
      ...Object.entries(publicPages).map(([path, file]) => page(path, file)),
      layout(`page-frame/app-layout-${locale}.tsx`, [
        page('properties', 'properties/homes-page.tsx'),
        page('properties/compare', 'properties/comparison/comparison-page.tsx'),
        page('sign-in', 'account/sign-in-page.tsx'),
        page('sign-up', 'account/sign-up-page.tsx'),
        page('verify', 'account/verify-page.tsx'),
        page('forgot-password', 'account/forgot-password-page.tsx'),
        page('reset-password', 'account/reset-password-page.tsx'),
        page('remove-access', 'account/remove-access-page.tsx'),
        page('account', 'account/account-page.tsx'),
        page('shared', 'sharing/shared-page.tsx'),
        page('phone', 'phone-handover/phone-page.tsx'),
        page('report-check', 'sharing/reports/check-page.tsx'),
        page('new-property', 'properties/new-property/new-property-page.tsx'),
        page('analysis-progress/:propertyId', 'analysis/progress-page.tsx'),
        page('property/:propertyId', 'results/property-page.tsx'),
        page('property/:propertyId/label', 'labeling/label-page.tsx'),
        page('property/:propertyId/plan', 'plan/plan-page.tsx'),
        page('property/:propertyId/letter', 'insurance/letter/letter-page.tsx'),
        page('property/:propertyId/upkeep', 'plan/upkeep/upkeep-page.tsx'),
        page('property/:propertyId/history', 'results/history/history-page.tsx'),
        page('property/:propertyId/walk', 'walk/walk-page.tsx'),
      ]),
      page('claim-link/open', 'page-frame/claim-page.tsx'),
      page('claim-link/over', 'page-frame/claim-expired-page.tsx'),
      page('*', 'page-frame/not-found-page.tsx'),
    ]),
  ];
}

/** For developers, in English only. Not part of any build, so that visitors don't download it. */
const designPage = layout('page-frame/language-layout-en.tsx', { id: 'design' }, [
  route('dev/design', 'operators/design/design-page.tsx'),
]);

/** For operators, in English only. */
const operatorPages = layout('page-frame/language-layout-en.tsx', { id: 'operators' }, [
  layout('page-frame/app-layout-en.tsx', { id: 'operators-app' }, [
    layout('operators/operators-layout.tsx', [
      route('test-supabase', 'operators/diagnostics/connection-test-page.tsx'),
      route('debug-edge-functions', 'operators/diagnostics/edge-functions-page.tsx'),
      route('dev/supabase-health', 'operators/diagnostics/backend-health-page.tsx'),
      route('dev/maps-health', 'operators/diagnostics/maps-health-page.tsx'),
      route('dev/placement-health', 'operators/diagnostics/placement-health-page.tsx'),
      route('dev/analyze-health', 'operators/diagnostics/analyze-health-page.tsx'),
      route('dev/qa', 'operators/diagnostics/qa-page.tsx'),
      route('dev/outbox', 'operators/outbox-page.tsx'),
      route('ops', 'operators/operations/ops-page.tsx'),
      route('shortcuts', 'operators/operations/shortcuts-page.tsx'),
    ]),
  ]),
]);

export default [
  ...locales.flatMap((locale) =>
    locale === 'en' ? pagesIn(locale) : prefix(locale, pagesIn(locale)),
  ),
  operatorPages,
  ...(process.env['NODE_ENV'] === 'production' ? [] : [designPage]),
] satisfies RouteConfigEntry[];
