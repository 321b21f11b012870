import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

import { locales, type Locale } from './lib/messages/locale.ts';

/** The public pages, which are prerendered: their addresses within a language, and their files. */
export const publicPages = {
  '': 'routes/site/home/home-page.tsx',
  about: 'routes/site/about/about-page.tsx',
  faq: 'routes/site/faq/faq-page.tsx',
  'fire-safety-guidelines': 'routes/site/guidelines/guidelines-page.tsx',
  'how-scoring-works': 'routes/site/method/method-page.tsx',
  'insurance-letter': 'routes/site/insurance-letter/insurance-letter-page.tsx',
  terms: 'routes/site/legal/terms-page.tsx',
  privacy: 'routes/site/legal/privacy-page.tsx',
  deletion: 'routes/site/legal/deletion-page.tsx',
  dpa: 'routes/site/legal/dpa-page.tsx',
  disclaimer: 'routes/site/legal/disclaimer-page.tsx',
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
    layout(`routes/page-frame/language-layout-${locale}.tsx`, [
      ...Object.entries(publicPages).map(([path, file]) => page(path, file)),
      layout(`routes/page-frame/app-layout-${locale}.tsx`, [
        page('properties', 'routes/homes/homes-page.tsx'),
        page('properties/compare', 'routes/comparison/comparison-page.tsx'),
        page('add-photos', 'routes/homes/add-photos-page.tsx'),
        page('continue-walk', 'routes/homes/continue-walk-page.tsx'),
        page('sign-in', 'routes/account/sign-in-page.tsx'),
        page('sign-up', 'routes/account/sign-up-page.tsx'),
        page('verify', 'routes/account/verify-page.tsx'),
        page('forgot-password', 'routes/account/forgot-password-page.tsx'),
        page('reset-password', 'routes/account/reset-password-page.tsx'),
        page('remove-access', 'routes/account/remove-access-page.tsx'),
        page('account', 'routes/account/account-page.tsx'),
        page('communities', 'routes/communities/communities-page.tsx'),
        page('communities/:communityId', 'routes/communities/community-page.tsx'),
        page('communities/:communityId/flyer', 'routes/communities/flyer-page.tsx'),
        page('communities/:communityId/year', 'routes/communities/year-page.tsx'),
        page('communities/:communityId/plan', 'routes/communities/action-plan-page.tsx'),
        page('communities/:communityId/renewal', 'routes/communities/renewal-page.tsx'),
        page('communities/:communityId/assessment', 'routes/communities/assessment-page.tsx'),
        page('communities/:communityId/work-days', 'routes/communities/work-days-page.tsx'),
        page(
          'communities/:communityId/work-days/:workDayId',
          'routes/communities/work-day-page.tsx',
        ),
        page(
          'communities/:communityId/work-days/:workDayId/sheet',
          'routes/communities/sign-in-sheet-page.tsx',
        ),
        page('work-day', 'routes/work-day/invited-page.tsx'),
        page('visits', 'routes/visits/visits-page.tsx'),
        page('join', 'routes/join/join-page.tsx'),
        page('invitation', 'routes/invited-homes/invitation-page.tsx'),
        page('invited-homes', 'routes/invited-homes/invited-homes-page.tsx'),
        page('invited-homes/:roleId', 'routes/invited-homes/invited-home-page.tsx'),
        page('end-warnings', 'routes/end-warnings/end-warnings-page.tsx'),
        page('end-reminders', 'routes/end-warnings/end-reminders-page.tsx'),
        page('shared', 'routes/shared/shared-page.tsx'),
        page('phone', 'routes/phone/phone-page.tsx'),
        page('report-check', 'routes/report-check/check-page.tsx'),
        page('new-property', 'routes/new-property/new-property-page.tsx'),
        page('analysis-progress/:propertyId', 'routes/analysis-progress/progress-page.tsx'),
        page('property/:propertyId', 'routes/property/property-page.tsx'),
        page('property/:propertyId/details', 'routes/property/details-page.tsx'),
        page('property/:propertyId/label', 'routes/label/label-page.tsx'),
        page('property/:propertyId/plan', 'routes/plan/plan-page.tsx'),
        page('property/:propertyId/letter', 'routes/letter/letter-page.tsx'),
        page('property/:propertyId/insurer', 'routes/insurer/insurer-page.tsx'),
        page('property/:propertyId/rules', 'routes/rules/rules-page.tsx'),
        page('property/:propertyId/people', 'routes/people/people-page.tsx'),
        page('property/:propertyId/sale', 'routes/sale/sale-page.tsx'),
        page('property/:propertyId/upkeep', 'routes/upkeep/upkeep-page.tsx'),
        page('property/:propertyId/history', 'routes/history/history-page.tsx'),
        page('property/:propertyId/walk', 'routes/walk/walk-page.tsx'),
      ]),
      page('claim-link/open', 'routes/page-frame/claim-page.tsx'),
      page('claim-link/handed-over', 'routes/page-frame/handed-over-page.tsx'),
      page('claim-link/handed-over-by-agent', 'routes/page-frame/handed-over-by-agent-page.tsx'),
      page('claim-link/over', 'routes/page-frame/claim-expired-page.tsx'),
      page('*', 'routes/page-frame/not-found-page.tsx'),
    ]),
  ];
}

/** For developers, in English only. Not part of any build, so that visitors don't download it. */
const designPage = layout('routes/page-frame/language-layout-en.tsx', { id: 'design' }, [
  route('dev/design', 'routes/operators/design/design-page.tsx'),
]);

/** For operators, in English only. */
const operatorPages = layout('routes/page-frame/language-layout-en.tsx', { id: 'operators' }, [
  layout('routes/page-frame/app-layout-en.tsx', { id: 'operators-app' }, [
    layout('routes/operators/operators-layout.tsx', [
      route('test-supabase', 'routes/operators/diagnostics/connection-test-page.tsx'),
      route('debug-edge-functions', 'routes/operators/diagnostics/edge-functions-page.tsx'),
      route('dev/supabase-health', 'routes/operators/diagnostics/backend-health-page.tsx'),
      route('dev/maps-health', 'routes/operators/diagnostics/maps-health-page.tsx'),
      route('dev/placement-health', 'routes/operators/diagnostics/placement-health-page.tsx'),
      route('dev/analyze-health', 'routes/operators/diagnostics/analyze-health-page.tsx'),
      route('dev/qa', 'routes/operators/diagnostics/qa-page.tsx'),
      route('dev/outbox', 'routes/operators/outbox-page.tsx'),
      route('ops', 'routes/operators/operations/ops-page.tsx'),
      route('shortcuts', 'routes/operators/operations/shortcuts-page.tsx'),
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
