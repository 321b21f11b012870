import { shellHead, privateHead } from '../../lib/head/index.ts';

export const meta = shellHead(({ messages }) => privateHead(messages.shell.notFound.pageTitle));

export { NotFound as default } from './not-found.tsx';
