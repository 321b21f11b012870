import type { MetaFunction } from 'react-router';

import { appWords } from '../messages/en/app-words.ts';
import { pageTitle, privateHead } from '../lib/head/index.ts';

export const meta: MetaFunction = () => privateHead(pageTitle(appWords.messages.homes.title));

export { HomesPage as default } from './homes-page.tsx';
