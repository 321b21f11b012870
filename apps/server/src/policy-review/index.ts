export { createPolicyReviewRoutes, type PolicyReviewDependencies } from './routes.ts';
