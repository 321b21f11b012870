import type { LoaderFunctionArgs } from 'react-router';

import { wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { publicHead } from '../../../lib/head/page-texts.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

export function loader({ url }: LoaderFunctionArgs) {
  const { legal, legalDeletion } = wordsDuringBuild(url).messages;
  return { texts: { legal, legalDeletion } };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead((words: Words<'legalDeletion'>) =>
  legalMeta('legalDeletion', words),
);

export default function DeletionPage() {
  return <LegalPage part="legalDeletion" />;
}
