import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { StartLink } from '../../../entities/deployment/start-link.tsx';
import { fieldTexts, wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { SectionList, SectionBar } from '../page-sections.tsx';
import { PublicPage } from '../public-page.tsx';
import { StaticPart } from '../../../ui/static-part.tsx';
import {
  BandsSection,
  CeilingsSection,
  EvidenceSection,
  ExposureSection,
  PartsSection,
  Section,
  sectionIds,
  WorkingSection,
} from './sections.tsx';
import { DistanceSection } from './distance-section.tsx';
import { methodData, type MethodData } from './method-data.ts';
import { PointSquares } from './point-squares.tsx';
import { pageTitle } from '../../../lib/head/page-head.ts';
import { publicHead } from '../../../lib/head/page-texts.ts';
import type { PageMeta } from '../../../lib/head/structured-data.ts';
import { pathsIn } from '../../../lib/paths.ts';

/** The data is computed during the build, so that no script includes the catalog's code. */
export function loader({ url }: LoaderFunctionArgs) {
  const { locale, messages } = wordsDuringBuild(url);
  const { method, sources } = messages;
  return { texts: { method, sources }, data: methodData(fieldTexts[locale]) };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead(pageMeta);

export default function MethodPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <Method data={data} />
    </PublicPage>
  );
}

function Method({ data }: { data: MethodData }) {
  const t = useTranslations('method');
  return (
    <>
      <Opening data={data} />
      <SectionBar label={t('contents')} entryPoint="how_scoring_works" />
      <Details data={data} />
    </>
  );
}

/** What an owner needs to know, before the details of the calculation. */
function Opening({ data }: { data: MethodData }) {
  const t = useTranslations('method');
  return (
    <header className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="font-serif text-display">{t('title')}</h1>
      <section
        aria-labelledby="in-short"
        className="flex max-w-[68ch] flex-col gap-3 border-l-4 border-forest pl-4 sm:pl-6"
      >
        <h2 id="in-short" className="font-serif text-title-2">
          {t('inShort')}
        </h2>
        <ul className="flex flex-col gap-2">
          {data.summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <SectionList
        label={t('contents')}
        sections={sectionIds.map((id) => ({ id, title: t(`sections.${id}`) }))}
      />
      <p className="max-w-[68ch] text-caption text-ink-soft">
        <span>{t('lead')}</span> <strong>{t('version', { version: data.version })}</strong>
      </p>
    </header>
  );
}

function Details({ data }: { data: MethodData }) {
  const t = useTranslations('method');
  return (
    <article className="page-width flex flex-col gap-10 pt-6 pb-8 sm:gap-14 sm:pb-12 md:pt-0 print:block print:py-4 print:*:mb-6">
      <StaticPart
        id="calculation"
        className="flex flex-col gap-10 sm:gap-14 print:block print:*:mb-6"
      >
        <Calculation data={data} />
      </StaticPart>
      <Section id="parts" wide>
        <StaticPart id="every-hazard" className="flex flex-col gap-5">
          <PartsSection domains={data.domains} context={data.context} />
        </StaticPart>
      </Section>
      <Section id="evidence">
        <StaticPart id="what-we-read" className="flex flex-col gap-5">
          <EvidenceSection points={data.points} />
        </StaticPart>
      </Section>
      <Section id="compared">
        <div className="flex max-w-[68ch] flex-col gap-4">
          <p>{t('compared.notYet')}</p>
          <p>{t('compared.land', { points: data.landPoints })}</p>
          <p>{t('compared.soFar')}</p>
        </div>
      </Section>
      <Section id="limits">
        <ul className="flex max-w-[68ch] list-disc flex-col gap-2 pl-5 marker:text-line-strong">
          {data.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <StartLink entryPoint="how_scoring_works" className="mt-4 self-start">
          {t('start')}
        </StartLink>
      </Section>
    </article>
  );
}

/** From what was found to the score, with every number that the code uses. */
function Calculation({ data }: { data: MethodData }) {
  const t = useTranslations('method');
  const format = useFormatter();
  const { weights } = data;
  return (
    <>
      <Section id="split">
        <PointSquares domains={data.domains} />
      </Section>
      <Section id="working">
        <WorkingSection weights={weights} />
      </Section>
      <Section id="distance">
        <DistanceSection nearness={data.nearness} />
      </Section>
      <Section id="unseen">
        <div className="flex max-w-[68ch] flex-col gap-4">
          <p>{t('unseen.typical')}</p>
          <p>
            {t('unseen.cover', { provider: Math.round(weights.evidenceShares.provider * 100) })}
          </p>
          <p>
            {t('unseen.oneSide', {
              percent: data.oneSide.percent,
              hazards: format.list(data.oneSide.titles.map((title) => `“${title}”`)),
            })}
          </p>
          <p>{t('unseen.larger')}</p>
          <p>{t('unseen.rows')}</p>
        </div>
      </Section>
      <Section id="bands">
        <BandsSection weights={weights} possibleHomes={data.possibleHomes} />
      </Section>
      <Section id="ceilings">
        <CeilingsSection weights={weights} />
      </Section>
      <Section id="exposure">
        <ExposureSection slopes={data.slopes} />
      </Section>
      <Section id="corrections">
        <div className="flex max-w-[68ch] flex-col gap-4">
          <p>{t('corrections.answers')}</p>
          <p>{t('corrections.disputes')}</p>
          <p>{t('corrections.others')}</p>
        </div>
      </Section>
    </>
  );
}

export function pageMeta({ locale, messages }: Words<'method'>): PageMeta {
  const { title, pageTitle: name, pageDescription, pageKeywords } = messages.method;
  return {
    path: pathsIn(locale).method(),
    name: title,
    title: pageTitle(name),
    description: pageDescription,
    keywords: pageKeywords,
  };
}
