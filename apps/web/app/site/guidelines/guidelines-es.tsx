import guidelines from '../../messages/es/guidelines.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { GuidelinesPage, pageMeta } from './guidelines-page.tsx';

const words = inSpanish({ guidelines });

export const meta = () => pageHead(words, pageMeta(words));

export default function SpanishPage() {
  return <GuidelinesPage words={words} />;
}
