import type { LoaderFunctionArgs } from 'react-router';

import { wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { publicHead } from '../../../lib/head/page-texts.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

export function loader({ url }: LoaderFunctionArgs) {
  const { legal, legalPrivacy } = wordsDuringBuild(url).messages;
  return { texts: { legal, legalPrivacy } };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead((words: Words<'legalPrivacy'>) => legalMeta('legalPrivacy', words));

export default function PrivacyPage() {
  return <LegalPage part="legalPrivacy" />;
}
