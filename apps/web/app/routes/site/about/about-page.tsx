import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { StartLink } from '../../../entities/deployment/start-link.tsx';
import { wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import type { Elements } from '../../../ui/elements.ts';
import { linkTo, useProse } from '../prose.tsx';
import { PublicPage, ClosingCall, PageHero } from '../public-page.tsx';
import { ListCheckIcon, MeasureIcon, SearchPhotoIcon } from '../../../ui/icons.tsx';
import { EmberPlaces } from './ember-places.tsx';
import { publicHead } from '../../../lib/head/page-texts.ts';
import type { PageMeta } from '../../../lib/head/structured-data.ts';
import { pathsIn } from '../../../lib/paths.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const { about } = wordsDuringBuild(url).messages;
  return { texts: { about } };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead(pageMeta);

export default function AboutPage() {
  return (
    <PublicPage>
      <Introduction />
      <HowItWorks />
      <WhyItMatters />
      <Limits />
      <Call />
    </PublicPage>
  );
}

function Introduction() {
  const t = useTranslations('about');
  const prose = useProse();
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} />
      <Section title={t('what.title')}>
        <div className="max-w-[64ch]">{t.rich('what.text', prose)}</div>
      </Section>
    </>
  );
}

const parts = [
  { name: 'analysis', icon: SearchPhotoIcon },
  { name: 'score', icon: MeasureIcon },
  { name: 'actions', icon: ListCheckIcon },
] as const;

function HowItWorks() {
  const t = useTranslations('about.how');
  const prose = useProse();
  return (
    <Section title={t('title')}>
      <ol className="grid gap-8 md:grid-cols-3">
        {parts.map(({ name, icon: Icon }) => (
          <li key={name} className="border-t border-line pt-5">
            <Icon className="size-8 text-forest" />
            <h3 className="mt-3 text-title-3">{t(`${name}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8">{t.rich('method', prose)}</p>
    </Section>
  );
}

/** Syphard et al., 2014. */
const study =
  'https://www.usgs.gov/publications/role-defensible-space-residential-structure-protection-during-wildfires';

function WhyItMatters() {
  const t = useTranslations('about.why');
  const prose = useProse();
  return (
    <Section title={t('title')}>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="max-w-[64ch]">
          <div>
            {t.rich('text', {
              ...prose,
              study: linkTo(study),
            })}
          </div>
          <p className="mt-3">{t.rich('guidelines', prose)}</p>
        </div>
        <EmberPlaces />
      </div>
    </Section>
  );
}

const limits = ['notInspection', 'notAdvice', 'notPromise', 'notForSale'] as const;

function Limits() {
  const t = useTranslations('about.limits');
  const prose = useProse();
  return (
    <Section title={t('title')}>
      <ul className="grid gap-x-16 gap-y-6 md:grid-cols-2">
        {limits.map((limit) => (
          <li key={limit} className="border-l-2 border-line-strong pl-4 text-ink-soft">
            {t.rich(limit, prose)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Call() {
  const t = useTranslations('about.call');
  return (
    <ClosingCall title={t('title')} text={t('text')}>
      <StartLink entryPoint="about">{t('start')}</StartLink>
    </ClosingCall>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="page-width pt-12 md:pt-16">
      <h2 className="mb-5 font-serif text-title-1">{title}</h2>
      {children}
    </section>
  );
}

export function pageMeta({ locale, messages }: Words<'about'>): PageMeta {
  const { about } = messages;
  return { path: pathsIn(locale).about(), name: about.title, ...about.meta };
}
