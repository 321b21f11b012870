import faq from '../../messages/es/faq.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { faqPage, pageHead } from '../../lib/head/index.ts';
import { FaqPage, pageMeta } from './faq-page.tsx';
import { plainQuestions } from './plain-questions.ts';

const words = inSpanish({ faq });

export const meta = () => pageHead(words, pageMeta(words), [faqPage(plainQuestions(words))]);

export default function SpanishPage() {
  return <FaqPage words={words} />;
}
