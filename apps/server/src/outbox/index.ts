export { putIntoOutbox, sendFromOutbox, type Waiting } from './send-from-outbox.ts';
export { isRefusedWebhook, sendWebhook } from './send-webhook.ts';
