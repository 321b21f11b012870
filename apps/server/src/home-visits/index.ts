export { assessorsOf, nameVisitDay, seenByIn, type Assessors } from './assessors.ts';
export { createHomeVisitRoutes } from './routes.ts';
export { listHomeVisits, listMyHomeVisits } from './visits.ts';
