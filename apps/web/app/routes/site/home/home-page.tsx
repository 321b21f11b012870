import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { ButtonLink } from '../../../ui/button.tsx';
import { StartLink } from '../../../entities/deployment/start-link.tsx';
import { fieldTexts, wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { usePaths, pathsIn } from '../../../lib/paths.ts';
import { PublicPage, ClosingCall } from '../public-page.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { exampleHome } from './example-home.ts';
import { WayBack } from './way-back.tsx';
import { HomeFaq } from './home-faq.tsx';
import { examplePlan } from './example-plan.tsx';
import { homeStructuredData } from './home-structured-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { SampleScore } from './sample-score.tsx';
import { publicHead } from '../../../lib/head/page-texts.ts';
import type { PageMeta } from '../../../lib/head/structured-data.ts';

/** The example is computed during the build, so that no script includes the code that scores it. */
export function loader({ url }: LoaderFunctionArgs) {
  const words = wordsDuringBuild(url);
  const { locale, messages } = words;
  const { plan, ...example } = exampleHome(fieldTexts[locale], locale);
  return {
    texts: { home: messages.home },
    example,
    planHtml: examplePlan(words, { plan, ...example }),
  };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead(pageMeta, homeStructuredData);

export default function HomePage() {
  const { example, planHtml } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <Hero planHtml={planHtml} />
      <HowItWorks />
      <SampleScore example={example} />
      <Privacy />
      <HomeFaq />
      <HomeCall />
    </PublicPage>
  );
}

function Hero({ planHtml }: { planHtml: string }) {
  const t = useTranslations('home');
  const paths = usePaths();
  return (
    <section className="contours relative overflow-hidden border-b border-line">
      <WayBack />
      <div className="page-width grid items-center gap-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] md:gap-12 md:py-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="font-serif text-display">{t('title')}</h1>
          <p className="max-w-[46ch] text-lead text-ink-soft">{t('lead')}</p>
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <StartLink entryPoint="home_hero">{t('start')}</StartLink>
            <ButtonLink className="max-sm:w-full" to={paths.insuranceLetter()}>
              {t('letter')}
            </ButtonLink>
          </div>
          <p className="text-ink-soft">{t('free')}</p>
        </div>
        <figure className="mx-auto flex w-full max-w-xl flex-col gap-4">
          <div className="flex flex-col gap-4" dangerouslySetInnerHTML={{ __html: planHtml }} />
          <figcaption className="text-caption text-ink-soft">{t('plan.caption')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Privacy() {
  const t = useTranslations('home.promise');
  return (
    <section className="page-width py-16">
      <div className="flex flex-col items-start gap-4 border-l-4 border-forest pl-6 sm:flex-row sm:gap-6">
        <LockIcon className="mt-1 size-8 text-forest" />
        <div>
          <h2 className="font-serif text-title-2">{t('title')}</h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{t('text')}</p>
        </div>
      </div>
    </section>
  );
}

function HomeCall() {
  const t = useTranslations('home.call');
  return (
    <ClosingCall title={t('title')} text={t('text')}>
      <StartLink entryPoint="home_call_to_action">{t('start')}</StartLink>
    </ClosingCall>
  );
}

export function pageMeta({ locale, messages }: Words<'home'>): PageMeta {
  const { shell, home } = messages;
  return { path: pathsIn(locale).home(), name: shell.pageHead.home, ...home.meta };
}
