import { appWords } from '../messages/es/app-words.ts';
import { pageTitle } from '../shell/page-title.ts';
import { privateHead } from '../shell/private-head.ts';

export const meta = () => privateHead(pageTitle(appWords.messages.progress.pageTitle));

export { ProgressPage as default } from './progress-page.tsx';
