export { listCalendarLinks } from './calendar-links.ts';
export { createUpkeepRoutes, type UpkeepDependencies } from './routes.ts';
