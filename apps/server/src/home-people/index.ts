export { listPeople, startPeopleCleanup } from './people.ts';
export { exportHomeRoles, listHomeRoles, readHomeRole } from './roles.ts';
export { createHomePeopleRoutes, type HomePeopleDependencies } from './routes.ts';
