import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalDisclaimer from '../../messages/en/legalDisclaimer.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inEnglish({ legal, legalDisclaimer });

export const meta = () => pageHead(words, legalMeta('legalDisclaimer', words));

export default function EnglishPage() {
  return <LegalPage part="legalDisclaimer" words={words} />;
}
