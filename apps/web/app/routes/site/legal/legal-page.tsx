import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';

import { useTranslatedAddress } from '../../../features/preferences/language-switch.tsx';
import { useLanguage } from '../../../lib/messages/message-parts.tsx';
import { useSiteLinks } from '../../page-frame/site-links.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useProse } from '../prose.tsx';
import { PublicPage } from '../public-page.tsx';
import { legalSections, type LegalPart } from './legal-documents.ts';
import { useServiceProse } from './service-prose.tsx';

interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface DocumentProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** A legal page: tabs for all five, title and date, and numbered sections. */
export function LegalPage({ part }: { part: LegalPart }) {
  return (
    <PublicPage>
      <LegalTabs />
      <LegalDocument part={part} />
    </PublicPage>
  );
}

function LegalDocument({ part }: { part: LegalPart }) {
  const t = useTranslations();
  const prose = { ...useProse(), ...useServiceProse() };
  const sections = legalSections[part].map(({ id, key }) => ({
    id,
    title: t(`${key}.title`),
    text: t.rich(`${key}.text`, prose),
  }));
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-10 pb-20 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16">
      <DocumentText title={t(`${part}.title`)} intro={t(`${part}.intro`)} sections={sections} />
      <Contents sections={sections} />
    </div>
  );
}

function LegalTabs() {
  const t = useTranslations();
  const { company } = useSiteLinks();
  return (
    <nav
      aria-label={t('legal.documents')}
      className="border-b border-line bg-paper-raised print:hidden"
    >
      <ul className="page-width flex flex-wrap gap-x-1 lg:gap-x-4">
        {company.map(({ name, to }) => (
          <li key={name}>
            <NavLink
              to={to}
              className="flex min-h-12 items-center border-b-2 border-transparent px-2 text-caption font-strong text-ink-soft hover:text-forest aria-[current=page]:border-forest aria-[current=page]:text-forest"
            >
              {t(`shell.footer.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DocumentText({ title, intro, sections }: DocumentProps) {
  const t = useTranslations('legal');
  return (
    <article className="max-w-[68ch]">
      <h1 className="font-serif text-display">{title}</h1>
      <p className="mt-3 text-caption text-ink-soft">{t('updated')}</p>
      <p className="mt-5 text-lead text-ink-soft">{intro}</p>
      <Notice tone="caution" title={t('template.title')} className="mt-6">
        <p>{t('template.text')}</p>
      </Notice>
      <GoverningText />
      {sections.map(({ id, title: heading, text }, at) => (
        <section key={id} id={id} className="mt-10 scroll-mt-4">
          <h2 className="font-serif text-title-2">{`${at + 1}. ${heading}`}</h2>
          <div className="mt-3">{text}</div>
        </section>
      ))}
    </article>
  );
}

/** A translation says which version governs; the governing version itself shows nothing. */
function GoverningText() {
  const t = useTranslations('legal');
  const original = useTranslatedAddress('en');
  if (useLanguage() === 'en') return null;
  return (
    <p className="mt-4 border-l-2 border-line-strong pl-4 text-caption">
      {t.rich('governs', { english: linkToOriginal(original) })}
    </p>
  );
}

const linkToOriginal = (address: string) => (chunks: ReactNode) => (
  <a
    href={address}
    hrefLang="en"
    className="rounded-small text-forest underline decoration-1 underline-offset-4"
  >
    {chunks}
  </a>
);

function Contents({ sections }: Pick<DocumentProps, 'sections'>) {
  const t = useTranslations('legal');
  return (
    <nav
      aria-label={t('contents')}
      className="hidden self-start border-l border-line pl-5 lg:sticky lg:top-8 lg:block print:hidden"
    >
      <ol className="flex flex-col">
        {sections.map(({ id, title }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 gap-2 rounded-small py-1 text-caption text-ink-soft hover:text-forest hover:underline"
            >
              <span className="w-7 shrink-0 text-right whitespace-nowrap tabular-nums">
                {`${at + 1}.`}
              </span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
