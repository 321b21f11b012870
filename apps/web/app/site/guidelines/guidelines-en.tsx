import guidelines from '../../messages/en/guidelines.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../page-head/index.ts';
import { GuidelinesPage } from './guidelines-page.tsx';
import { pageMeta } from './page-meta.ts';

const words = inEnglish({ guidelines });

export const meta = () => pageHead(words, pageMeta(words));

export default function EnglishPage() {
  return <GuidelinesPage words={words} />;
}
