import type { MetaFunction } from 'react-router';

import { accountWords } from '../messages/en/account-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(accountWords.messages.account.signIn.title));

export { SignInPage as default } from './sign-in-page.tsx';
