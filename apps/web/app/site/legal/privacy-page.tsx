import { useTranslations } from 'use-intl';

import type { Words } from '../../messages/words.ts';
import { useProse } from '../prose.tsx';
import { useServiceProse } from './services/index.ts';
import { PublicPage } from '../public-page.tsx';
import { LegalDocument } from './legal-document.tsx';

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

export function PrivacyPage({ words }: { words: Words<'legal' | 'legalPrivacy'> }) {
  return (
    <PublicPage words={words}>
      <PrivacyDocument />
    </PublicPage>
  );
}

function PrivacyDocument() {
  const t = useTranslations('legalPrivacy');
  const prose = { ...useProse(), ...useServiceProse() };
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
