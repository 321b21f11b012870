import type { MetaFunction } from 'react-router';

import { appWords } from '../messages/es/app-words.ts';
import { pageTitle, privateHead } from '../page-frame/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(appWords.messages.account.removeAccess.title));

export { RemoveAccessPage as default } from './remove-access-page.tsx';
