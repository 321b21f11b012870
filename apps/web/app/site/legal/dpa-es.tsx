import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalDpa from '../../messages/es/legalDpa.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../page-head/index.ts';
import { dpaMeta } from './dpa-meta.ts';
import { DpaPage } from './dpa-page.tsx';

const words = inSpanish({ legal, legalDpa });

export const meta = () => pageHead(words, dpaMeta(words));

export default function SpanishPage() {
  return <DpaPage words={words} />;
}
