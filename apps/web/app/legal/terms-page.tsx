import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { MessageParts } from '../messages/message-parts.tsx';
import { termsMessages } from '../messages/terms-messages.ts';
import { pageHead } from '../page-head/index.ts';
import { useProse } from '../prose/index.ts';
import { LegalDocument } from './legal-document.tsx';
import { termsMeta } from './terms-meta.ts';

export const meta: MetaFunction = () => pageHead(termsMeta);

const sections = [
  'agreement',
  'eligibility',
  'service',
  'emergencies',
  'access',
  'price',
  'content',
  'conduct',
  'ownership',
  'thirdParties',
  'warranty',
  'liability',
  'indemnity',
  'ending',
  'changes',
  'law',
  'general',
  'contact',
] as const;

export default function TermsPage() {
  return (
    <MessageParts parts={termsMessages}>
      <TermsDocument />
    </MessageParts>
  );
}

function TermsDocument() {
  const t = useTranslations('legalTerms');
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
