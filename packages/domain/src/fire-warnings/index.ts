export { isQuietHour, minutesUntilQuiet } from './quiet-hours.ts';
export { todayList, todayText, type TodayStep } from './today-list.ts';
export { todayStepIds, todayStepSchema, type TodayStepId } from './today-steps.ts';
