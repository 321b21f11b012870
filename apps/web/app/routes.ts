import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home/home-page.tsx'),
  route('about', 'about/about-page.tsx'),
  route('faq', 'faq/faq-page.tsx'),
  route('fire-safety-guidelines', 'guidelines/guidelines-page.tsx'),
  route('terms', 'legal/terms-page.tsx'),
  route('privacy', 'legal/privacy-page.tsx'),
  route('deletion', 'legal/deletion-page.tsx'),
  route('dpa', 'legal/dpa-page.tsx'),
  route('disclaimer', 'legal/disclaimer-page.tsx'),
  route('how-scoring-works', 'method/method-page.tsx'),
  layout('shell/app-layout.tsx', [
    route('new-property', 'new-property/new-property-page.tsx'),
    route('analysis-progress/:propertyId', 'analysis/progress-page.tsx'),
    route('property/:propertyId', 'results/property-page.tsx'),
  ]),
  route('claim/:token', 'shell/claim-expired-page.tsx'),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;
