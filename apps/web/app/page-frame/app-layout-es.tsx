import { appWords } from '../messages/es/app-words.ts';
import { AppLayout } from './app-layout.tsx';

export default function SpanishAppLayout() {
  return <AppLayout words={appWords} />;
}
