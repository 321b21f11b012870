export { followUpLetter } from './follow-up-letter.ts';
export {
  answeredKinds,
  endsPolicy,
  noticeKinds,
  noticeOutcomes,
  noticeStepKinds,
  sentKinds,
  type DatedNotice,
  type NoticeKind,
  type NoticeOutcome,
  type NoticeStepKind,
} from './notice.ts';
export {
  daysToRemindOf,
  nextNoticeDay,
  nextReminderDay,
  noticeDayKinds,
  noticeDays,
  type NoticeDay,
  type NoticeDayKind,
} from './notice-days.ts';
