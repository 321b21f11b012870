import type { MetaFunction } from 'react-router';

import { accountWords } from '../messages/es/account-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(accountWords.messages.account.forgot.title));

export { ForgotPasswordPage as default } from './forgot-password-page.tsx';
