import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalDpa from '../../messages/en/legalDpa.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inEnglish({ legal, legalDpa });

export const meta = () => pageHead(words, legalMeta('legalDpa', words));

export default function EnglishPage() {
  return <LegalPage part="legalDpa" words={words} />;
}
