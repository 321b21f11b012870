export { createBackOff } from './back-off.ts';
export { outboxRecords } from './outbox-records.ts';
export { forgetEvicted, useEvicted } from './evicted.ts';
