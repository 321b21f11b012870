import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { MenuIcon } from './menu-icon.tsx';

const loadMenu = () => import('./site-menu.tsx');
const SiteMenu = lazy(loadMenu);

const look =
  'min-h-12 items-center gap-2 rounded-small px-3 text-body font-strong text-forest md:hidden print:hidden';

/** Opens the menu below 768 px. Its code is loaded when somebody reaches for it; without scripts the footer has the links. */
export function MenuButton() {
  const t = useTranslations('shell.menu');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  return (
    <>
      <a href="#site-links" className={`hidden noscript:flex ${look}`}>
        <MenuIcon className="size-6" />
        {t('open')}
      </a>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => {
          setOpen(true);
          setEverOpened(true);
        }}
        className={`flex noscript:hidden ${look}`}
      >
        <MenuIcon className="size-6" />
        {t('open')}
      </button>
      {everOpened && (
        <Suspense fallback={null}>
          <SiteMenu open={open} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
