import { appWords } from '../messages/en/app-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta = () => privateHead(pageTitle(appWords.messages.progress.pageTitle));

export { ProgressPage as default } from './progress-page.tsx';
