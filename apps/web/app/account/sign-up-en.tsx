import type { MetaFunction } from 'react-router';

import { appWords } from '../messages/en/app-words.ts';
import { pageTitle, privateHead } from '../page-frame/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(appWords.messages.account.signUp.title));

export { SignUpPage as default } from './sign-up-page.tsx';
