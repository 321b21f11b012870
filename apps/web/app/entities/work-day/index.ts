export {
  invitedDayQuery,
  useDeleteWorkDay,
  useKeepWorkDay,
  useRemoveSignUp,
  useSignUp,
  useWorkDay,
  useWorkDays,
} from './work-days.ts';
export { keepSignUp, useKeptSignUp, useTokenOfSignUp, type KeptSignUp } from './kept-sign-ups.ts';
export { WorkDayNews, WorkDayText } from './work-day-text.tsx';
export { hoursOf, useMeetingText } from './work-day-times.ts';
