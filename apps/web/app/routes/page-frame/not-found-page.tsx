import { shellHead } from '../../lib/head/page-texts.ts';
import { privateHead } from '../../lib/head/page-head.ts';

export const meta = shellHead(({ messages }) => privateHead(messages.shell.notFound.pageTitle));

export { NotFound as default } from './not-found.tsx';
