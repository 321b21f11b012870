export { sendFromOutbox, type Failure, type Outbox } from './send-from-outbox.ts';
