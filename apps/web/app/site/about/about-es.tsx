import about from '../../messages/es/about.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { AboutPage, pageMeta } from './about-page.tsx';

const words = inSpanish({ about });

export const meta = () => pageHead(words, pageMeta(words));

export default function SpanishPage() {
  return <AboutPage words={words} />;
}
