import { inSpanish } from '../messages/es/in-spanish.ts';
import { ClaimPage } from './claim-page.tsx';
import { pageTitle, privateHead } from '../lib/head/index.ts';

const { shell } = inSpanish({}).messages;

export const meta = () => privateHead(pageTitle(shell.claim.pageTitle));

export { withoutScripts as handle } from './without-scripts.ts';

export { ClaimPage as default };
