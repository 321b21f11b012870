import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { MessageParts } from '../messages/message-parts.tsx';
import { deletionMessages } from '../messages/deletion-messages.ts';
import { pageHead } from '../page-head/index.ts';
import { useProse } from '../prose/index.ts';
import { LegalDocument } from './legal-document.tsx';
import { deletionMeta } from './deletion-meta.ts';

export const meta: MetaFunction = () => pageHead(deletionMeta);

const sections = [
  'introduction',
  'right',
  'request',
  'process',
  'exceptions',
  'retention',
  'contact',
] as const;

export default function DeletionPage() {
  return (
    <MessageParts parts={deletionMessages}>
      <DeletionDocument />
    </MessageParts>
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
