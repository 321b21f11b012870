import { inSpanish } from '../../lib/messages/es/in-spanish.ts';
import type { ShellHandle } from '../../lib/head/page-texts.ts';
import { LanguageErrorBoundary, LanguageLayout } from './language-layout.tsx';

const words = inSpanish({});

/** For the heads of the pages inside. */
export const handle: ShellHandle = { shellWords: words };

export default function SpanishLayout() {
  return <LanguageLayout words={words} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LanguageErrorBoundary words={words} error={error} />;
}
