import { appWords } from '../messages/es/app-words.ts';
import { sharedHead } from '../page-frame/head/index.ts';

export const meta = () => sharedHead(appWords);

export { SharedPage as default } from './shared-page.tsx';
