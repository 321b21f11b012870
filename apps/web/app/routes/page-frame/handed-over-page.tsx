import { shellHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { HandedOver } from './handed-over.tsx';

export const meta = shellHead(({ messages }) =>
  privateHead(pageTitle(messages.shell.claimHome.pageTitle)),
);

export { withoutScripts as handle } from './without-scripts.ts';

/** The page behind a link by which a former owner hands a home over. */
export default function HandedOverPage() {
  return <HandedOver asksToStay={false} />;
}
