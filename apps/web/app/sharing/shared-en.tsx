import { appWords } from '../messages/en/app-words.ts';
import { sharedHead } from '../lib/head/index.ts';

export const meta = () => sharedHead(appWords);

export { SharedPage as default } from './shared-page.tsx';
