import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalDpa from '../../messages/en/legalDpa.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../page-head/index.ts';
import { dpaMeta } from './dpa-meta.ts';
import { DpaPage } from './dpa-page.tsx';

const words = inEnglish({ legal, legalDpa });

export const meta = () => pageHead(words, dpaMeta(words));

export default function EnglishPage() {
  return <DpaPage words={words} />;
}
