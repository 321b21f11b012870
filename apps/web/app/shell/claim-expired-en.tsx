import { inEnglish } from '../messages/en/in-english.ts';
import { ClaimExpiredPage } from './claim-expired-page.tsx';
import { pageTitle } from './page-title.ts';
import { privateHead } from './private-head.ts';

const { shell } = inEnglish({}).messages;

export const meta = () => privateHead(pageTitle(shell.claimExpired.pageTitle));

export { withoutScripts as handle } from './without-scripts.ts';

export { ClaimExpiredPage as default };
