import faq from '../../messages/en/faq.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { faqPage, pageHead } from '../../lib/head/index.ts';
import { FaqPage, pageMeta } from './faq-page.tsx';
import { plainQuestions } from './plain-questions.ts';

const words = inEnglish({ faq });

export const meta = () => pageHead(words, pageMeta(words), [faqPage(plainQuestions(words))]);

export default function EnglishPage() {
  return <FaqPage words={words} />;
}
