import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, type RefObject } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';

import { StartLink } from '../../entities/deployment/start-link.tsx';
import { ArrowRightIcon, CloseIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../features/preferences/language-switch.tsx';
import { ThemeSwitch } from '../../features/preferences/theme-switch.tsx';
import { BrandLink } from './brand-link.tsx';
import { useSiteLinks } from './site-links.ts';

export interface SiteMenuProps {
  open: boolean;
  /** Gets focus back if the visitor closes the menu without choosing a link. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The full-screen navigation menu of small screens. */
export default function SiteMenu({ open, opener, onClose }: SiteMenuProps) {
  const t = useTranslations('shell');
  const { header, own, account } = useSiteLinks();
  const chosen = useRef(false);
  useCloseWhenWide(open, onClose);

  const choose = () => {
    chosen.current = true;
    onClose();
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (next) chosen.current = false;
        else if (chosen.current) startAtTop();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={() => (chosen.current ? false : opener.current)}
          className="contours fixed inset-0 z-60 flex flex-col overflow-auto bg-paper"
        >
          <Dialog.Title className="sr-only">{t('menu.title')}</Dialog.Title>
          <div className="page-width flex min-h-16 items-center justify-between gap-4 border-b border-line bg-paper py-2">
            <BrandLink onClick={choose} />
            <Dialog.Close
              aria-label={t('menu.close')}
              className="flex size-12 items-center justify-center rounded-small text-forest"
            >
              <CloseIcon className="size-7" />
            </Dialog.Close>
          </div>
          <nav
            aria-label={t('primaryNavigation')}
            className="page-width flex flex-1 flex-col gap-8 py-6"
          >
            <ul>
              {[...(own === null ? [] : [own]), account, ...header].map(({ name, to }) => (
                <li key={name} className="border-b border-line">
                  <NavLink
                    to={to}
                    onClick={choose}
                    className="flex min-h-16 items-center justify-between gap-4 font-serif text-title-2 font-strong text-ink aria-[current=page]:text-forest"
                  >
                    <span>
                      {name === 'account' ? (account.who ?? t('nav.account')) : t(`nav.${name}`)}
                    </span>
                    <ArrowRightIcon className="size-5 text-ink-faint" />
                  </NavLink>
                </li>
              ))}
            </ul>
            <StartLink entryPoint="header" onClick={choose}>
              {t('getYourScore')}
            </StartLink>
            <LanguageSwitch className="flex min-h-12 items-center self-start rounded-small text-body font-strong text-forest underline underline-offset-4" />
            <ThemeSwitch />
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** If the chosen page is already open, the router doesn't scroll to its top. */
function startAtTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/** After a phone is rotated or a window widened, the header shows the navigation again. */
function useCloseWhenWide(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(min-width: 48rem)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);
}
