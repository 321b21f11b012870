import { appWords } from '../messages/en/app-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta = () => [
  ...privateHead(pageTitle(appWords.messages.phone.page.title)),
  { name: 'referrer', content: 'no-referrer' },
];

export { PhonePage as default } from './phone-page.tsx';
