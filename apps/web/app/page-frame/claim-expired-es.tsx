import { inSpanish } from '../messages/es/in-spanish.ts';
import { ClaimExpiredPage } from './not-found-page.tsx';
import { pageTitle, privateHead } from '../lib/head/index.ts';

const { shell } = inSpanish({}).messages;

export const meta = () => privateHead(pageTitle(shell.claimExpired.pageTitle));

export { withoutScripts as handle } from './without-scripts.ts';

export { ClaimExpiredPage as default };
