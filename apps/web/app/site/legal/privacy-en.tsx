import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalPrivacy from '../../messages/en/legalPrivacy.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../page-head/index.ts';
import { privacyMeta } from './privacy-meta.ts';
import { PrivacyPage } from './privacy-page.tsx';

const words = inEnglish({ legal, legalPrivacy });

export const meta = () => pageHead(words, privacyMeta(words));

export default function EnglishPage() {
  return <PrivacyPage words={words} />;
}
