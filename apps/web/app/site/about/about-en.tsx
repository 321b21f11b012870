import about from '../../messages/en/about.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { AboutPage, pageMeta } from './about-page.tsx';

const words = inEnglish({ about });

export const meta = () => pageHead(words, pageMeta(words));

export default function EnglishPage() {
  return <AboutPage words={words} />;
}
