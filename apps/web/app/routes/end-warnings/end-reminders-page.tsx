import { apiPaths } from '../../lib/api/api-paths.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { EndPage } from './end-page.tsx';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.insurer.reminders.end.title)),
);

/** Ends the reminders of what an insurer sent. */
export default function EndRemindersPage() {
  return <EndPage of="insurer.reminders.end" path={apiPaths.endInsurerReminders} />;
}
