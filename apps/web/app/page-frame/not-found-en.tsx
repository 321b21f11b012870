import { inEnglish } from '../messages/en/in-english.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { privateHead } from '../lib/head/index.ts';

const { shell } = inEnglish({}).messages;

export const meta = () => privateHead(shell.notFound.pageTitle);

export { NotFoundPage as default };
