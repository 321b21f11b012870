import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalDpa from '../../messages/es/legalDpa.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inSpanish({ legal, legalDpa });

export const meta = () => pageHead(words, legalMeta('legalDpa', words));

export default function SpanishPage() {
  return <LegalPage part="legalDpa" words={words} />;
}
