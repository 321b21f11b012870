import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalDisclaimer from '../../messages/es/legalDisclaimer.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../page-head/index.ts';
import { disclaimerMeta } from './disclaimer-meta.ts';
import { DisclaimerPage } from './disclaimer-page.tsx';

const words = inSpanish({ legal, legalDisclaimer });

export const meta = () => pageHead(words, disclaimerMeta(words));

export default function SpanishPage() {
  return <DisclaimerPage words={words} />;
}
