import type { MetaFunction } from 'react-router';

import { accountWords } from '../messages/es/account-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(accountWords.messages.account.signUp.title));

export { SignUpPage as default } from './sign-up-page.tsx';
