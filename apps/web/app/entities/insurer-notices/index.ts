export {
  fetchLetter,
  useChangeNotice,
  useInsurerNotices,
  useKeepLetter,
  useOpenNotices,
  useRemoveNotice,
} from './notices.ts';
export { daysUntil, nextDayOf, useNextDayText } from './next-day.ts';
