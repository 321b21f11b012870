import { inEnglish } from '../messages/en/in-english.ts';
import { ClaimExpiredPage } from './not-found-page.tsx';
import { pageTitle, privateHead } from '../lib/head/index.ts';

const { shell } = inEnglish({}).messages;

export const meta = () => privateHead(pageTitle(shell.claimExpired.pageTitle));

export { withoutScripts as handle } from './without-scripts.ts';

export { ClaimExpiredPage as default };
