import home from '../../messages/en/home.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../page-head/index.ts';
import { describedThings } from './described-things.ts';
import { HomePage } from './home-page.tsx';
import { pageMeta } from './page-meta.ts';

const words = inEnglish({ home });

export const meta = () => pageHead(words, pageMeta(words), describedThings(words));

export default function EnglishPage() {
  return <HomePage words={words} />;
}
