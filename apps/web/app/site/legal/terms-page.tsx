import { useTranslations } from 'use-intl';

import type { Words } from '../../messages/words.ts';
import { useProse } from '../prose.tsx';
import { PublicPage } from '../public-page.tsx';
import { LegalDocument } from './legal-document.tsx';

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

export function TermsPage({ words }: { words: Words<'legal' | 'legalTerms'> }) {
  return (
    <PublicPage words={words}>
      <TermsDocument />
    </PublicPage>
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
