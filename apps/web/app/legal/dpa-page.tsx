import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { MessageParts } from '../messages/message-parts.tsx';
import { dpaMessages } from '../messages/dpa-messages.ts';
import { pageHead } from '../page-head/index.ts';
import { useProse } from '../prose/index.ts';
import { LegalDocument } from './legal-document.tsx';
import { dpaMeta } from './dpa-meta.ts';

export const meta: MetaFunction = () => pageHead(dpaMeta);

const sections = [
  'definitions',
  'scope',
  'processing',
  'confidentiality',
  'security',
  'subprocessors',
  'rights',
  'breach',
  'return',
  'audit',
] as const;

export default function DpaPage() {
  return (
    <MessageParts parts={dpaMessages}>
      <DpaDocument />
    </MessageParts>
  );
}

function DpaDocument() {
  const t = useTranslations('legalDpa');
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
