import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { StartLink } from '../../../entities/deployment/start-link.tsx';
import { wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { SectionList, SectionBar } from '../page-sections.tsx';
import { linkTo } from '../prose.tsx';
import { PublicPage, ClosingCall, PageHero } from '../public-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  HardeningSection,
  PlantsSection,
  PreparednessSection,
  ResourcesSection,
  ZonesSection,
} from './sections.tsx';
import { links } from './guidelines-content.ts';
import { statesData } from './states-data.ts';
import { StatesSection } from './states-section.tsx';
import { publicHead } from '../../../lib/head/page-texts.ts';
import type { PageMeta } from '../../../lib/head/structured-data.ts';
import { pathsIn } from '../../../lib/paths.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const { locale, messages } = wordsDuringBuild(url);
  const { guidelines } = messages;
  return { texts: { guidelines }, states: statesData(locale) };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead(pageMeta);

export default function GuidelinesPage() {
  const { states } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <ActiveFireWarning />
      <Opening />
      <ZonesSection />
      <HardeningSection />
      <PlantsSection />
      <PreparednessSection />
      <StatesSection {...states} />
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

const sections = ['zones', 'hardening', 'plants', 'preparedness', 'states', 'resources'] as const;

function Opening() {
  const t = useTranslations('guidelines');
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')}>
        <SectionList
          label={t('contents.label')}
          sections={sections.map((id) => ({ id, title: t(`contents.${id}`) }))}
        />
      </PageHero>
      <SectionBar label={t('contents.label')} entryPoint="fire_safety_guidelines" />
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

export function pageMeta({ locale, messages }: Words<'guidelines'>): PageMeta {
  const { guidelines } = messages;
  return { path: pathsIn(locale).guidelines(), name: guidelines.title, ...guidelines.meta };
}
