import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalPrivacy from '../../messages/en/legalPrivacy.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { legalMeta } from './legal-documents.ts';
import { LegalPage } from './legal-page.tsx';

const words = inEnglish({ legal, legalPrivacy });

export const meta = () => pageHead(words, legalMeta('legalPrivacy', words));

export default function EnglishPage() {
  return <LegalPage part="legalPrivacy" words={words} />;
}
