import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';

import { StartLink } from '../../entities/deployment/start-link.tsx';
import { HomeIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../features/preferences/language-switch.tsx';
import { BrandLink } from './brand-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { useFrame } from './use-frame.ts';
import { useSiteLinks, type SiteLink, type SiteLinks } from './site-links.ts';

/** The header of every page. */
export function SiteHeader() {
  const frame = useFrame();
  return (
    <header className="site-part @container border-b border-line bg-paper print:border-0">
      <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2 md:max-lg:gap-2 print:min-h-0 print:p-0">
        <BrandLink />
        {frame === 'operators' ? <OperatorsAccount /> : <SiteNavigation />}
      </div>
    </header>
  );
}

function OperatorsAccount() {
  const { account } = useSiteLinks();
  return <AccountLink {...account} />;
}

/** Below 768 px, and where text is so large that it has no room, the navigation moves into a menu. */
function SiteNavigation() {
  const t = useTranslations('shell');
  const { header, own, account } = useSiteLinks();
  return (
    <>
      <nav
        aria-label={t('primaryNavigation')}
        className="hidden items-center gap-1 md:flex print:hidden @max-[47rem]:hidden"
      >
        {/* This link appears after the first render. Its place at the edge is reserved, so that it doesn't move the
              others. */}
        {own === null ? <span className="size-10 shrink-0 xl:hidden" /> : <HomesLink {...own} />}
        {header.map((link) => (
          <HeaderLink key={link.name} {...link} />
        ))}
        <AccountLink {...account} />
        {/* Where there is no room for it, it stands in the footer alone. */}
        <LanguageSwitch className="hidden min-h-10 items-center rounded-small px-1 text-caption text-ink-soft lg:px-2 underline-offset-8 hover:underline min-[54rem]:flex" />
        <StartLink
          entryPoint="header"
          tone="secondary"
          size="small"
          className="ml-1 whitespace-nowrap max-lg:px-2 lg:ml-2"
        >
          {t('getYourScore')}
        </StartLink>
      </nav>
      <MenuButton />
    </>
  );
}

/** Shown as an icon where the header has little room. */
function HomesLink({ name, to }: SiteLink) {
  const t = useTranslations('shell.nav');
  return (
    <NavLink
      to={to}
      className="flex min-h-10 min-w-10 shrink-0 items-center justify-center rounded-small text-caption font-strong text-ink decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-forest aria-[current=page]:underline xl:px-3"
    >
      <HomeIcon className="size-6 xl:hidden" />
      <span className="whitespace-nowrap max-xl:sr-only">{t(name)}</span>
    </NavLink>
  );
}

/**
 * The way to sign in, or the initial of whoever is signed in. Both take the same room, since who it is shows after the first
 * render.
 */
function AccountLink({ name, to, who }: SiteLinks['account']) {
  const t = useTranslations('shell.nav');
  return (
    <NavLink
      to={to}
      aria-label={who === null ? undefined : `${t(name)}: ${who}`}
      title={who ?? undefined}
      className="flex min-h-10 min-w-15 items-center justify-center rounded-small px-1 text-caption font-strong whitespace-nowrap text-ink decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-forest aria-[current=page]:underline"
    >
      {who === null ? (
        t(name)
      ) : (
        <span className="flex size-8 items-center justify-center rounded-full bg-forest text-on-forest uppercase">
          {Array.from(who)[0]}
        </span>
      )}
    </NavLink>
  );
}

function HeaderLink({ name, to }: SiteLink) {
  const t = useTranslations('shell.nav');
  return (
    <NavLink
      to={to}
      className="flex min-h-10 items-center rounded-small px-1 text-center text-caption font-strong text-ink decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-forest aria-[current=page]:underline lg:px-2.5"
    >
      {t(name)}
    </NavLink>
  );
}
