import guidelines from '../../messages/en/guidelines.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { GuidelinesPage, pageMeta } from './guidelines-page.tsx';

const words = inEnglish({ guidelines });

export const meta = () => pageHead(words, pageMeta(words));

export default function EnglishPage() {
  return <GuidelinesPage words={words} />;
}
