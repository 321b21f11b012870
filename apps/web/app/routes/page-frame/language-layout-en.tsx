import { inEnglish } from '../../lib/messages/en/in-english.ts';
import type { ShellHandle } from '../../lib/head/page-texts.ts';
import { LanguageErrorBoundary, LanguageLayout } from './language-layout.tsx';

const words = inEnglish({});

/** For the heads of the pages inside. */
export const handle: ShellHandle = { shellWords: words };

export default function EnglishLayout() {
  return <LanguageLayout words={words} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LanguageErrorBoundary words={words} error={error} />;
}
