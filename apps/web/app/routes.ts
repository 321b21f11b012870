import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

import { locales, type Locale } from './messages/locale.ts';

/** All pages of one language. Each page has a file per language, so that a browser loads only one. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  return [
    layout(`page-frame/language-layout-${locale}.tsx`, [
      index(`site/home/home-${locale}.tsx`),
      route('about', `site/about/about-${locale}.tsx`),
      route('faq', `site/faq/faq-${locale}.tsx`),
      route('fire-safety-guidelines', `site/guidelines/guidelines-${locale}.tsx`),
      route('terms', `site/legal/terms-${locale}.tsx`),
      route('privacy', `site/legal/privacy-${locale}.tsx`),
      route('deletion', `site/legal/deletion-${locale}.tsx`),
      route('dpa', `site/legal/dpa-${locale}.tsx`),
      route('disclaimer', `site/legal/disclaimer-${locale}.tsx`),
      route('how-scoring-works', `site/method/method-${locale}.tsx`),
      layout(`page-frame/app-layout-${locale}.tsx`, [
        layout(`account/account-layout-${locale}.tsx`, [
          route('properties', `properties/homes-${locale}.tsx`),
          route('sign-in', `account/sign-in-${locale}.tsx`),
          route('sign-up', `account/sign-up-${locale}.tsx`),
          route('verify', `account/verify-${locale}.tsx`),
          route('forgot-password', `account/forgot-password-${locale}.tsx`),
          route('reset-password', `account/reset-password-${locale}.tsx`),
          route('remove-access', `account/remove-access-${locale}.tsx`),
          route('account', `account/account-${locale}.tsx`),
        ]),
        route('properties/compare', `properties/comparison/compare-${locale}.tsx`),
        route('shared', `sharing/shared-${locale}.tsx`),
        route('phone', `phone-handover/phone-${locale}.tsx`),
        route('report-check', `sharing/reports/check-${locale}.tsx`),
        route('new-property', `properties/new-property/new-property-${locale}.tsx`),
        route('analysis-progress/:propertyId', `analysis/progress-${locale}.tsx`),
        route('property/:propertyId', 'results/property-page.tsx', { id: `property-${locale}` }),
        route('property/:propertyId/label', 'labeling/label-page.tsx', { id: `label-${locale}` }),
        route('property/:propertyId/plan', 'plan/plan-page.tsx', { id: `plan-${locale}` }),
        route('property/:propertyId/letter', 'insurance/letter/letter-page.tsx', {
          id: `letter-${locale}`,
        }),
        route('property/:propertyId/upkeep', 'plan/upkeep/upkeep-page.tsx', {
          id: `upkeep-${locale}`,
        }),
        route('property/:propertyId/history', 'results/history/history-page.tsx', {
          id: `history-${locale}`,
        }),
        route('property/:propertyId/walk', 'walk/walk-page.tsx', { id: `walk-${locale}` }),
      ]),
      route('claim-link/open', `page-frame/claim-${locale}.tsx`),
      route('claim-link/over', `page-frame/claim-expired-${locale}.tsx`),
      route('*', `page-frame/not-found-${locale}.tsx`),
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
