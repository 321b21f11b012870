export {
  invitedDayQuery,
  useDeleteWorkDay,
  useKeepWorkDay,
  useRemoveSignUp,
  useSignUp,
  useWorkDay,
  useWorkDays,
} from './work-days.ts';
export { keepSignUp, useOwnSignUp, useTokenOfSignUp, type OwnSignUp } from './own-sign-ups.ts';
export { WorkDayNews, WorkDayText } from './work-day-text.tsx';
export { hoursOf, useMeetingText } from './work-day-times.ts';
