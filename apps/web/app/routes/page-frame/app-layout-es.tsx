import { appWords } from '../../lib/messages/es/app-words.ts';
import type { AppHandle } from '../../lib/head/page-texts.ts';
import { AppLayout } from './app-layout.tsx';

/** For the heads of the pages inside. */
export const handle: AppHandle = { appWords };

export default function SpanishAppLayout() {
  return <AppLayout words={appWords} />;
}
