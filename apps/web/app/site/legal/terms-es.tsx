import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalTerms from '../../messages/es/legalTerms.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inSpanish({ legal, legalTerms });

export const meta = () => pageHead(words, legalMeta('legalTerms', words));

export default function SpanishPage() {
  return <LegalPage part="legalTerms" words={words} />;
}
