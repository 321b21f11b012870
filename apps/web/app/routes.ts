import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home/home-page.tsx'),
  layout('shell/app-layout.tsx', [
    route('new-property', 'new-property/new-property-page.tsx'),
    route('analysis-progress/:propertyId', 'analysis/progress-page.tsx'),
    route('property/:propertyId', 'results/property-page.tsx'),
  ]),
  route('claim/:token', 'shell/claim-expired-page.tsx'),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;
