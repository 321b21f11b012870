export { createLeadRoutes, type LeadDependencies } from './routes.ts';
export { leadTasks } from './deliver-lead.ts';
export { startLeadCleanup } from './store-lead.ts';
