import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalPrivacy from '../../messages/es/legalPrivacy.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inSpanish({ legal, legalPrivacy });

export const meta = () => pageHead(words, legalMeta('legalPrivacy', words));

export default function SpanishPage() {
  return <LegalPage part="legalPrivacy" words={words} />;
}
