import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalDeletion from '../../messages/en/legalDeletion.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inEnglish({ legal, legalDeletion });

export const meta = () => pageHead(words, legalMeta('legalDeletion', words));

export default function EnglishPage() {
  return <LegalPage part="legalDeletion" words={words} />;
}
