export { createReviewStatusRoutes } from './status-routes.ts';
export { createPolicyReviewRoutes, type PolicyReviewDependencies } from './routes.ts';
