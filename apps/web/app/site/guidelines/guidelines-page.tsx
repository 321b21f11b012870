import { useTranslations } from 'use-intl';

import { StartLink } from '../../deployment/index.ts';
import type { Words } from '../../messages/words.ts';
import { PlaceList, PlacesBar } from '../page-places.tsx';
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

/** First on the page: someone who sees smoke has no time for the rest. */
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
    <>
      <PageHero title={t('title')} lead={t('lead')}>
        <PlaceList
          label={t('contents.label')}
          places={sections.map((id) => ({ id, title: t(`contents.${id}`) }))}
        />
      </PageHero>
      <PlacesBar label={t('contents.label')} entryPoint="fire_safety_guidelines" />
    </>
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
