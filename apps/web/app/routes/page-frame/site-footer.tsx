import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { brand } from '../../lib/brand/index.ts';
import { PrivacyChoices } from '../../entities/deployment/consent.tsx';
import { LanguageSwitch } from '../../features/preferences/language-switch.tsx';
import { ThemeSwitch } from '../../features/preferences/theme-switch.tsx';
import { useFrame } from './use-frame.ts';
import { useSiteLinks } from './site-links.ts';

/** The footer of every page. */
export function SiteFooter() {
  const frame = useFrame();
  return frame === 'site' ? (
    <WholeFooter />
  ) : (
    <WorkingFooter inEnglishOnly={frame === 'operators'} />
  );
}

function WorkingFooter({ inEnglishOnly }: { inEnglishOnly: boolean }) {
  const t = useTranslations('shell');
  const { company } = useSiteLinks();
  const always: readonly string[] = ['terms', 'privacy', 'disclaimer'];
  return (
    <footer className="site-part border-t border-line text-caption text-ink-soft print:hidden">
      <div
        id="site-links"
        tabIndex={-1}
        className="page-width flex flex-wrap items-center gap-x-5 py-1"
      >
        {company
          .filter(({ name }) => always.includes(name))
          .map(({ name, to }) => (
            <Link
              key={name}
              to={to}
              className="inline-flex min-h-10 items-center rounded-small underline-offset-4 hover:underline"
            >
              {t(`footer.${name}`)}
            </Link>
          ))}
        <PrivacyChoices className="inline-flex min-h-10 items-center rounded-small underline-offset-4 hover:underline" />
        {!inEnglishOnly && (
          <nav aria-label={t('language.label')}>
            <LanguageSwitch className="inline-flex min-h-10 items-center rounded-small font-strong text-forest underline underline-offset-4" />
          </nav>
        )}
      </div>
    </footer>
  );
}

function WholeFooter() {
  const t = useTranslations('shell');
  const { resources, company } = useSiteLinks();
  return (
    <footer className="@container border-t border-line bg-paper-sunk print:break-inside-avoid print:border-0">
      <div className="page-width grid gap-x-16 gap-y-8 py-10 print:py-0 text-caption text-ink-soft @min-[60rem]:grid-cols-[minmax(20rem,1fr)_auto]">
        <div
          id="site-links"
          tabIndex={-1}
          className="grid grid-cols-2 @max-[14rem]:grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-3 sm:gap-x-12 @min-[60rem]:order-2 @min-[60rem]:flex print:hidden"
        >
          <FooterColumn title={t('footer.resources')}>
            {resources.map(({ name, to }) => (
              <FooterLink key={name} to={to}>
                {t(`nav.${name}`)}
              </FooterLink>
            ))}
          </FooterColumn>
          <FooterColumn title={t('footer.company')}>
            {company.map(({ name, to }) => (
              <FooterLink key={name} to={to}>
                {t(`footer.${name}`)}
              </FooterLink>
            ))}
          </FooterColumn>
          {brand.social.length > 0 && (
            <FooterColumn title={t('footer.social')}>
              {brand.social.map(({ network, url }) => (
                <FooterLink key={network} to={url}>
                  {t(`footer.${network}`)}
                </FooterLink>
              ))}
            </FooterColumn>
          )}
        </div>
        <div className="grid content-start gap-3">
          <p className="font-strong text-ink">{t('disclaimerTitle')}</p>
          <p className="max-w-[72ch]">{t('disclaimer')}</p>
          <p>{t('copyright', { holder: brand.company ?? brand.product })}</p>
          {/* A plain link, because this is a file of the build, not a page. */}
          <a
            href="/licenses.txt"
            className="inline-flex min-h-10 items-center justify-self-start rounded-small text-forest underline underline-offset-4 print:hidden"
          >
            {t('licenses')}
          </a>
          <PrivacyChoices className="inline-flex min-h-10 items-center justify-self-start rounded-small text-forest underline underline-offset-4 print:hidden" />
          <nav aria-label={t('language.label')} className="print:hidden">
            <LanguageSwitch className="inline-flex min-h-10 items-center rounded-small font-strong text-forest underline underline-offset-4" />
          </nav>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-caption text-ink">
        {title}
      </h2>
      <ul className="mt-1">{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-10 items-center rounded-small py-1 leading-snug underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}
