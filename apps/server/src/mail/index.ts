export { limitRecipients, type MayBeMailed } from './limit-recipient.ts';
export { mailOwners } from './mail-owners.ts';
export { queueMail, startMailCleanup } from './queue-mail.ts';
export { createOutboxRoutes } from './outbox-routes.ts';
export { mailTasks } from './send-mail.ts';
export { sweepOutbox } from './sweep-outbox.ts';
export { openTransport } from './transport.ts';
export type { MailContent } from './templates/index.ts';
