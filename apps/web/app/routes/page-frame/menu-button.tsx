import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { lazyPart } from '../../ui/lazy-part.tsx';

const loadMenu = () => import('./site-menu.tsx');
const SiteMenu = lazyPart(loadMenu, ({ onClose }) => onClose());

/** Starts loading the menu when the visitor reaches for the button, so that it is ready when pressed. */
function loadMenuAhead(): void {
  loadMenu().catch(() => undefined);
}

/** If the menu can't be loaded (offline), goes to the footer, which has the same links. */
function showFooterLinks(): void {
  const links = document.getElementById('site-links');
  links?.focus({ preventScroll: true });
  links?.scrollIntoView();
}

const look =
  'flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-2 rounded-small px-3 text-body font-strong text-forest md:hidden print:hidden @max-[14rem]:px-0 @max-[47rem]:flex';

/**
 * Opens the menu where the navigation is hidden, loading its code on demand. Until scripts have loaded, or without them, it is a link to
 * the same links in the footer.
 */
export function MenuButton() {
  const t = useTranslations('shell.menu');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const started = useSyncExternalStore(neverChanges, hasStarted, hasNotStarted);
  const showMenu = () => {
    setOpen(true);
    setEverOpened(true);
  };
  if (!started) {
    return (
      <a href="#site-links" className={look}>
        <MenuIcon />
        <span className="@max-[14rem]:sr-only">{t('open')}</span>
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadMenuAhead}
        onFocus={loadMenuAhead}
        onClick={() => void loadMenu().then(showMenu, showFooterLinks)}
        className={look}
      >
        <MenuIcon />
        <span className="@max-[14rem]:sr-only">{t('open')}</span>
      </button>
      {everOpened && <SiteMenu open={open} opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}

const neverChanges = () => () => undefined;
const hasStarted = () => true;
const hasNotStarted = () => false;

/** Three lines, the longest at the bottom, like the ground in a drawing. */
function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-6 shrink-0"
    >
      <path d="M9 6.5h11M6.5 12H20M4 17.5h16" />
    </svg>
  );
}
