import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

import { locales, type Locale } from './messages/locale.ts';

/** Every page of a language. A page is a file of its own in each, so that a browser loads only the one it reads. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  return [
    layout(`shell/language-layout-${locale}.tsx`, [
      index(`home/home-${locale}.tsx`),
      route('about', `about/about-${locale}.tsx`),
      route('faq', `faq/faq-${locale}.tsx`),
      route('fire-safety-guidelines', `guidelines/guidelines-${locale}.tsx`),
      route('terms', `legal/terms-${locale}.tsx`),
      route('privacy', `legal/privacy-${locale}.tsx`),
      route('deletion', `legal/deletion-${locale}.tsx`),
      route('dpa', `legal/dpa-${locale}.tsx`),
      route('disclaimer', `legal/disclaimer-${locale}.tsx`),
      route('how-scoring-works', `method/method-${locale}.tsx`),
      layout(`shell/app-layout-${locale}.tsx`, [
        route('new-property', `new-property/new-property-${locale}.tsx`),
        route('analysis-progress/:propertyId', `analysis/progress-${locale}.tsx`),
        route('property/:propertyId', 'results/property-page.tsx', { id: `property-${locale}` }),
      ]),
      route('claim-link/open', `shell/claim-${locale}.tsx`),
      route('claim-link/over', `shell/claim-expired-${locale}.tsx`),
      route('*', `shell/not-found-${locale}.tsx`),
    ]),
  ];
}

/** Pages for whoever works on the product, in English alone. */
const workshop = layout('shell/language-layout-en.tsx', { id: 'workshop' }, [
  route('dev/design', 'design/design-page.tsx'),
]);

export default [
  ...locales.flatMap((locale) =>
    locale === 'en' ? pagesIn(locale) : prefix(locale, pagesIn(locale)),
  ),
  workshop,
] satisfies RouteConfigEntry[];
