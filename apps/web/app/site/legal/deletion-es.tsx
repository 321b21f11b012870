import legal from '../../messages/es/legal.json' with { type: 'json' };
import legalDeletion from '../../messages/es/legalDeletion.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../page-head/index.ts';
import { deletionMeta } from './deletion-meta.ts';
import { DeletionPage } from './deletion-page.tsx';

const words = inSpanish({ legal, legalDeletion });

export const meta = () => pageHead(words, deletionMeta(words));

export default function SpanishPage() {
  return <DeletionPage words={words} />;
}
