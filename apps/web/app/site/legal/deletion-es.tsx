import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalDeletion from '../../messages/es/legalDeletion.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inSpanish({ legal, legalDeletion });

export const meta = () => pageHead(words, legalMeta('legalDeletion', words));

export default function SpanishPage() {
  return <LegalPage part="legalDeletion" words={words} />;
}
