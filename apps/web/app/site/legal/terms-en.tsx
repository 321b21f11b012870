import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalTerms from '../../messages/en/legalTerms.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../page-head/index.ts';
import { termsMeta } from './terms-meta.ts';
import { TermsPage } from './terms-page.tsx';

const words = inEnglish({ legal, legalTerms });

export const meta = () => pageHead(words, termsMeta(words));

export default function EnglishPage() {
  return <TermsPage words={words} />;
}
