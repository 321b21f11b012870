import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { MessageParts } from '../messages/message-parts.tsx';
import { disclaimerMessages } from '../messages/disclaimer-messages.ts';
import { pageHead } from '../page-head/index.ts';
import { useProse } from '../prose/index.ts';
import { LegalDocument } from './legal-document.tsx';
import { disclaimerMeta } from './disclaimer-meta.ts';

export const meta: MetaFunction = () => pageHead(disclaimerMeta);

const sections = [
  'informational',
  'accuracy',
  'liability',
  'machine',
  'endorsements',
  'entity',
  'questions',
] as const;

export default function DisclaimerPage() {
  return (
    <MessageParts parts={disclaimerMessages}>
      <DisclaimerDocument />
    </MessageParts>
  );
}

function DisclaimerDocument() {
  const t = useTranslations('legalDisclaimer');
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
