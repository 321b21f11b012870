import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalDisclaimer from '../../messages/es/legalDisclaimer.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inSpanish({ legal, legalDisclaimer });

export const meta = () => pageHead(words, legalMeta('legalDisclaimer', words));

export default function SpanishPage() {
  return <LegalPage part="legalDisclaimer" words={words} />;
}
