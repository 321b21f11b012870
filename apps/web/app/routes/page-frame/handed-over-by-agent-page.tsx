import { shellHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { HandedOver } from './handed-over.tsx';

export const meta = shellHead(({ messages }) =>
  privateHead(pageTitle(messages.shell.claimHome.pageTitle)),
);

export { withoutScripts as handle } from './without-scripts.ts';

/** The same from somebody who asks to stay on the home as its agent. */
export default function HandedOverByAgentPage() {
  return <HandedOver asksToStay />;
}
