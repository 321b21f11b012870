import { useTranslations } from 'use-intl';

import type { Words } from '../../messages/words.ts';
import { useProse } from '../prose.tsx';
import { PublicPage } from '../public-page.tsx';
import { LegalDocument } from './legal-document.tsx';

const sections = [
  'informational',
  'accuracy',
  'liability',
  'machine',
  'endorsements',
  'entity',
  'questions',
] as const;

export function DisclaimerPage({ words }: { words: Words<'legal' | 'legalDisclaimer'> }) {
  return (
    <PublicPage words={words}>
      <DisclaimerDocument />
    </PublicPage>
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
