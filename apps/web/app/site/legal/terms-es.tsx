import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalTerms from '../../messages/es/legalTerms.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../page-head/index.ts';
import { termsMeta } from './terms-meta.ts';
import { TermsPage } from './terms-page.tsx';

const words = inSpanish({ legal, legalTerms });

export const meta = () => pageHead(words, termsMeta(words));

export default function SpanishPage() {
  return <TermsPage words={words} />;
}
