export { createBackOff } from './back-off.ts';
export { keptRecords } from './kept-records.ts';
export { forgetTakenAway, useTakenAway } from './taken-away.ts';
