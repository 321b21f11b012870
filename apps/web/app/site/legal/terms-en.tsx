import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalTerms from '../../messages/en/legalTerms.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inEnglish({ legal, legalTerms });

export const meta = () => pageHead(words, legalMeta('legalTerms', words));

export default function EnglishPage() {
  return <LegalPage part="legalTerms" words={words} />;
}
