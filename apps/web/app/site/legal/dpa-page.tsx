import { useTranslations } from 'use-intl';

import type { Words } from '../../messages/words.ts';
import { useProse } from '../prose.tsx';
import { useServiceProse } from './services/index.ts';
import { PublicPage } from '../public-page.tsx';
import { LegalDocument } from './legal-document.tsx';

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

export function DpaPage({ words }: { words: Words<'legal' | 'legalDpa'> }) {
  return (
    <PublicPage words={words}>
      <DpaDocument />
    </PublicPage>
  );
}

function DpaDocument() {
  const t = useTranslations('legalDpa');
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
