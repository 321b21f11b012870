import { inEnglish } from '../messages/en/in-english.ts';
import { LanguageErrorBoundary, LanguageLayout } from './language-layout.tsx';

const words = inEnglish({});

export default function EnglishLayout() {
  return <LanguageLayout words={words} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LanguageErrorBoundary words={words} error={error} />;
}
