export { createBackOff, type BackOff } from './back-off.ts';
export { keptRecords } from './kept-records.ts';
