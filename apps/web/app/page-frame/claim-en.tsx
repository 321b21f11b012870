import { inEnglish } from '../messages/en/in-english.ts';
import { ClaimPage } from './claim-page.tsx';
import { pageTitle, privateHead } from '../lib/head/index.ts';

const { shell } = inEnglish({}).messages;

export const meta = () => privateHead(pageTitle(shell.claim.pageTitle));

export { withoutScripts as handle } from './without-scripts.ts';

export { ClaimPage as default };
