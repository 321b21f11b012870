import { useTranslations } from 'use-intl';

import { StartLink } from '../../deployment/index.ts';
import type { Words } from '../../messages/words.ts';
import { linkTo } from '../prose.tsx';
import { PublicPage } from '../public-page.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { HardeningSection } from './hardening-section.tsx';
import { links } from './links.ts';
import { PlantsSection } from './plants-section.tsx';
import { PreparednessSection } from './preparedness-section.tsx';
import { ResourcesSection } from './resources-section.tsx';
import { ZonesSection } from './zones-section.tsx';

export function GuidelinesPage({ words }: { words: Words<'guidelines'> }) {
  return (
    <PublicPage words={words}>
      <ActiveFireWarning />
      <Opening />
      <ZonesSection />
      <HardeningSection />
      <PlantsSection />
      <PreparednessSection />
      <ResourcesSection />
      <Call />
    </PublicPage>
  );
}

/** Before anything else: whoever sees smoke has no time for the rest. */
function ActiveFireWarning() {
  const t = useTranslations('guidelines.warning');
  return (
    <div className="page-width py-4">
      <Notice tone="danger" title={t('title')}>
        <p className="mt-1">
          {t.rich('text', {
            emergency: linkTo('tel:911'),
            fireAgency: linkTo(links.fireAgency),
          })}
        </p>
      </Notice>
    </div>
  );
}

const sections = ['zones', 'hardening', 'plants', 'preparedness', 'resources'] as const;

function Opening() {
  const t = useTranslations('guidelines');
  return (
    <PageHero title={t('title')} lead={t('lead')}>
      <nav aria-label={t('contents.label')} className="print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {sections.map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="flex min-h-11 items-center rounded-small font-strong text-forest underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {t(`contents.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHero>
  );
}

function Call() {
  const t = useTranslations('guidelines.call');
  return (
    <ClosingCall title={t('title')} text={t('text')}>
      <StartLink entryPoint="fire_safety_guidelines">{t('start')}</StartLink>
    </ClosingCall>
  );
}
