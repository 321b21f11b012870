import type { MetaFunction } from 'react-router';

import { appWords } from '../../messages/es/app-words.ts';
import { pageTitle, privateHead } from '../../lib/head/index.ts';

export const meta: MetaFunction = () =>
  privateHead(pageTitle(appWords.messages.reports.check.title));

export { ReportCheckPage as default } from './check-page.tsx';
