import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { MessageParts } from '../messages/message-parts.tsx';
import { privacyMessages } from '../messages/privacy-messages.ts';
import { pageHead } from '../page-head/index.ts';
import { useProse } from '../prose/index.ts';
import { LegalDocument } from './legal-document.tsx';
import { privacyMeta } from './privacy-meta.ts';

export const meta: MetaFunction = () => pageHead(privacyMeta);

const sections = [
  'who',
  'collect',
  'use',
  'share',
  'security',
  'retention',
  'rights',
  'transfers',
  'children',
  'changes',
  'contact',
] as const;

export default function PrivacyPage() {
  return (
    <MessageParts parts={privacyMessages}>
      <PrivacyDocument />
    </MessageParts>
  );
}

function PrivacyDocument() {
  const t = useTranslations('legalPrivacy');
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
