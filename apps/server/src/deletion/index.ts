export {
  beginDeletionList,
  broughtBackSchema,
  createDeletionList,
  deletionListIn,
  finalDeletionSchema,
  listBroughtBack,
  type FinalDeletion,
  type ListDeletion,
} from './deletion-list.ts';
export { eraseAccount, eraseActor } from './erase-actor.ts';
export { startExpiring } from './expire.ts';
export { deleteProperty } from './delete-property.ts';
export { purgeProperty, startPurging, type PurgeDependencies } from './purge.ts';
export { createDeletionRoutes } from './routes.ts';
