import type { MetaFunction } from 'react-router';

import { accountWords } from '../messages/es/account-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(accountWords.messages.account.removeAccess.title));

export { RemoveAccessPage as default } from './remove-access-page.tsx';
