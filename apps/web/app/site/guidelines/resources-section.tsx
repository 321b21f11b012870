import { useTranslations } from 'use-intl';

import { useLanguage } from '../../messages/message-parts.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GuidelineSection } from './guideline-section.tsx';
import { resources } from './links.ts';

export function ResourcesSection() {
  const t = useTranslations('guidelines.resources');
  const page = useLanguage();
  return (
    <GuidelineSection id="resources" title={t('title')}>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {resources.map(({ id, url }) => (
          <li key={id} className="border-t border-line pt-4">
            <TextLink to={url[page] ?? url.en}>
              <span className="text-title-3 font-strong">{t(`${id}.name`)}</span>
            </TextLink>
            <p className="mt-1 text-ink-soft">{t(`${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </GuidelineSection>
  );
}
