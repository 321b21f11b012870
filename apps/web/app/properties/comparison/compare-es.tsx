import type { MetaFunction } from 'react-router';

import { appWords } from '../../messages/es/app-words.ts';
import { pageTitle, privateHead } from '../../lib/head/index.ts';

export const meta: MetaFunction = () => privateHead(pageTitle(appWords.messages.comparison.title));

export { ComparisonPage as default } from './comparison-page.tsx';
