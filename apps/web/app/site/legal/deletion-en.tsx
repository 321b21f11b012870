import legal from '../../messages/en/legal.json' with { type: 'json' };
import legalDeletion from '../../messages/en/legalDeletion.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../page-head/index.ts';
import { deletionMeta } from './deletion-meta.ts';
import { DeletionPage } from './deletion-page.tsx';

const words = inEnglish({ legal, legalDeletion });

export const meta = () => pageHead(words, deletionMeta(words));

export default function EnglishPage() {
  return <DeletionPage words={words} />;
}
