import home from '../../messages/es/home.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../page-head/index.ts';
import { describedThings } from './described-things.ts';
import { HomePage } from './home-page.tsx';
import { pageMeta } from './page-meta.ts';

const words = inSpanish({ home });

export const meta = () => pageHead(words, pageMeta(words), describedThings(words));

export default function SpanishPage() {
  return <HomePage words={words} />;
}
