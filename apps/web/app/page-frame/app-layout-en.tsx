import { appWords } from '../messages/en/app-words.ts';
import { AppLayout } from './app-layout.tsx';

export default function EnglishAppLayout() {
  return <AppLayout words={appWords} />;
}
