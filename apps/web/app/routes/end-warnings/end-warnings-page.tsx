import { apiPaths } from '../../lib/api/api-paths.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { EndPage } from './end-page.tsx';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.fireWarnings.end.title)),
);

/** Ends the warnings of a home. */
export default function EndWarningsPage() {
  return <EndPage of="fireWarnings.end" path={apiPaths.endFireWarnings} />;
}
