export {
  asActorOrNewVisitor,
  identifyActor,
  type FutureOwner,
  type VisitorDependencies,
} from './identify.ts';
export { createVisitorRoutes } from './routes.ts';
export { createVisitorTokens, type VisitorTokens } from './tokens.ts';
export { isActorActive, keepVisitor } from './visitor.ts';
