import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalDisclaimer from '../../messages/en/legalDisclaimer.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../page-head/index.ts';
import { disclaimerMeta } from './disclaimer-meta.ts';
import { DisclaimerPage } from './disclaimer-page.tsx';

const words = inEnglish({ legal, legalDisclaimer });

export const meta = () => pageHead(words, disclaimerMeta(words));

export default function EnglishPage() {
  return <DisclaimerPage words={words} />;
}
