import { inSpanish } from '../messages/es/in-spanish.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { privateHead } from '../lib/head/index.ts';

const { shell } = inSpanish({}).messages;

export const meta = () => privateHead(shell.notFound.pageTitle);

export { NotFoundPage as default };
