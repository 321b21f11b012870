import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { StartLink } from '../../../entities/deployment/start-link.tsx';
import { useLastHome } from '../../../entities/property/last-home.ts';
import { publicHead } from '../../../lib/head/page-texts.ts';
import type { PageMeta } from '../../../lib/head/structured-data.ts';
import { wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { pathsIn, usePaths } from '../../../lib/paths.ts';
import { ClosingCall, PageHero, PublicPage } from '../public-page.tsx';

export function loader({ url }: LoaderFunctionArgs) {
  const { insuranceLetter } = wordsDuringBuild(url).messages;
  return { texts: { insuranceLetter } };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead(pageMeta);

/** What to do about an insurer's letter, for whoever has no home here yet. */
export default function InsuranceLetterPage() {
  return (
    <PublicPage>
      <Introduction />
      <Steps />
      <Rights />
      <Call />
    </PublicPage>
  );
}

function Introduction() {
  const t = useTranslations('insuranceLetter');
  return (
    <PageHero title={t('title')} lead={t('lead')}>
      <OwnHome />
      <StartLink entryPoint="insurance_letter" className="sm:self-start">
        {t('start')}
      </StartLink>
    </PageHero>
  );
}

const inBold = (address: ReactNode) => <strong className="font-strong">{address}</strong>;

/** For whoever has a home in this browser already. */
function OwnHome() {
  const t = useTranslations('insuranceLetter');
  const paths = usePaths();
  const home = useLastHome();
  if (home === null) return null;
  return (
    <p>
      <Link
        to={paths.insurer(home.id)}
        className="rounded-small wrap-anywhere text-forest underline underline-offset-4"
      >
        {t.rich('own', {
          address: home.address,
          home: inBold,
        })}
      </Link>
    </p>
  );
}

const steps = ['date', 'see', 'fix', 'send'] as const;

function Steps() {
  const t = useTranslations('insuranceLetter.steps');
  return (
    <section className="page-width pt-12 md:pt-16">
      <h2 className="mb-5 font-serif text-title-1">{t('title')}</h2>
      <ol className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-line pt-4">
            <span aria-hidden="true" className="font-serif text-title-1 text-forest">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title-3">{t(`${step}.title`)}</h3>
              <p className="mt-1 max-w-[58ch] text-ink-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const rights = ['score', 'appeal', 'rescore', 'notice'] as const;

const dialed = (number: ReactNode) => (
  <a href="tel:+18009274357" className="font-strong text-forest underline underline-offset-4">
    {number}
  </a>
);

function Rights() {
  const t = useTranslations('insuranceLetter.rights');
  return (
    <section className="page-width pt-12 md:pt-16">
      <h2 className="mb-3 font-serif text-title-1">{t('title')}</h2>
      <p className="max-w-[68ch] text-ink-soft">{t('lead')}</p>
      <ul className="mt-4 flex max-w-[68ch] list-disc flex-col gap-2 pl-6 marker:text-ink-faint">
        {rights.map((right) => (
          <li key={right}>{t(right)}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-[68ch]">
        {t.rich('ask', {
          call: dialed,
        })}
      </p>
      <p className="mt-4 max-w-[68ch]">{t('elsewhere')}</p>
    </section>
  );
}

function Call() {
  const t = useTranslations('insuranceLetter');
  return (
    <ClosingCall title={t('call.title')} text={t('call.text')}>
      <StartLink entryPoint="insurance_letter">{t('start')}</StartLink>
    </ClosingCall>
  );
}

export function pageMeta({ locale, messages }: Words<'insuranceLetter'>): PageMeta {
  const { insuranceLetter } = messages;
  return {
    path: pathsIn(locale).insuranceLetter(),
    name: insuranceLetter.title,
    ...insuranceLetter.meta,
  };
}
