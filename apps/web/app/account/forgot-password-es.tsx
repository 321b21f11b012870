import type { MetaFunction } from 'react-router';

import { appWords } from '../messages/es/app-words.ts';
import { pageTitle, privateHead } from '../page-frame/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(appWords.messages.account.forgot.title));

export { ForgotPasswordPage as default } from './forgot-password-page.tsx';
