import { useTranslations } from 'use-intl';

import type { Words } from '../../messages/words.ts';
import { useProse } from '../prose.tsx';
import { PublicPage } from '../public-page.tsx';
import { LegalDocument } from './legal-document.tsx';

const sections = [
  'introduction',
  'right',
  'request',
  'process',
  'exceptions',
  'retention',
  'contact',
] as const;

export function DeletionPage({ words }: { words: Words<'legal' | 'legalDeletion'> }) {
  return (
    <PublicPage words={words}>
      <DeletionDocument />
    </PublicPage>
  );
}

function DeletionDocument() {
  const t = useTranslations('legalDeletion');
  const prose = useProse();
  return (
    <LegalDocument
      title={t('title')}
      intro={t('intro')}
      sections={sections.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        text: t.rich(`sections.${id}.text`, prose),
      }))}
    />
  );
}
