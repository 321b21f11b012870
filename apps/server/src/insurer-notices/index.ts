export { forgetNotices, openLetter } from './letters.ts';
export { listNotices } from './notices.ts';
export { createInsurerOutcomeRoutes } from './outcome-routes.ts';
export { remindingTasks } from './remind.ts';
export {
  createInsurerNoticeRoutes,
  createInsurerReminderRoutes,
  createInsurersLetterRoutes,
  type InsurerNoticeDependencies,
} from './routes.ts';
