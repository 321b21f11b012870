export {
  actorOrNewVisitor,
  identifyActor,
  sendVisitorCookie,
  type VisitorDependencies,
} from './identify.ts';
export { createVisitorRoutes } from './routes.ts';
export { createVisitorTokens, type VisitorTokens } from './tokens.ts';
export { keepVisitor, newVisitor } from './visitor.ts';
