import { inSpanish } from '../messages/es/in-spanish.ts';
import { LanguageErrorBoundary, LanguageLayout } from './language-layout.tsx';

const words = inSpanish({});

export default function SpanishLayout() {
  return <LanguageLayout words={words} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LanguageErrorBoundary words={words} error={error} />;
}
