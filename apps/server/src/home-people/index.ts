export { listPeople, startPeopleCleanup } from './people.ts';
export { exportHomeRoles } from './roles.ts';
export { createHomePeopleRoutes, type HomePeopleDependencies } from './routes.ts';
