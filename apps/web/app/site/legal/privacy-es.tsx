import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalPrivacy from '../../messages/es/legalPrivacy.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../page-head/index.ts';
import { privacyMeta } from './privacy-meta.ts';
import { PrivacyPage } from './privacy-page.tsx';

const words = inSpanish({ legal, legalPrivacy });

export const meta = () => pageHead(words, privacyMeta(words));

export default function SpanishPage() {
  return <PrivacyPage words={words} />;
}
