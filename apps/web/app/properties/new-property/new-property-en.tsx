import type { MetaFunction } from 'react-router';

import { appWords } from '../../messages/en/app-words.ts';
import { newPropertyHead } from './new-property-page.tsx';

export const meta: MetaFunction = ({ location }) => newPropertyHead(appWords, location.search);

export { NewPropertyPage as default } from './new-property-page.tsx';
