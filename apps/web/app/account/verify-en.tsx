import type { MetaFunction } from 'react-router';

import { accountWords } from '../messages/en/account-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(accountWords.messages.account.verify.title));

export { VerifyPage as default } from './verify-page.tsx';
