import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router';

import { DeploymentOutlet } from '../../entities/deployment/deployment-outlet.tsx';
import type { Elements } from '../../ui/elements.ts';
import { ToastOutlet } from '../../ui/toast/toast-outlet.tsx';
import { showToastOfPageBefore } from '../../lib/navigation/load-anew.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useSwallowedSecondClicks } from '../../lib/navigation/use-swallowed-second-clicks.ts';

interface PageFrameProps {
  readonly children: ReactNode;
  /** A line that stays visible at the bottom of the page until the visitor dismisses it. */
  readonly notice?: Elements;
}

/** The frame of every page: skip link, header, the page as <main>, footer, notices, toasts. */
export function PageFrame({ children, notice }: PageFrameProps) {
  const t = useTranslations('shell');
  const main = useFocusOnNavigation();
  useSwallowedSecondClicks();
  useEffect(showToastOfPageBefore, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-small bg-forest px-4 py-3 font-strong text-on-forest focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skipToContent')}
      </a>
      <SiteHeader />
      {/* Isolated, so that Chromium doesn't look through all of it to paint again when only a dialog over it has changed. */}
      <main id="main" ref={main} tabIndex={-1} className="isolate flex flex-1 flex-col">
        {children}
      </main>
      <SiteFooter />
      {/* At the end of the page, so that a notice doesn't shift the content or keep covering any of it. */}
      <div data-stays-at-bottom className="sticky bottom-0 z-40 print:hidden">
        {notice}
        <DeploymentOutlet />
      </div>
      <ToastOutlet labels={{ region: t('toasts.region'), close: t('toasts.close') }} />
    </>
  );
}

let lastPathname: string | null = null;

/**
 * Moves focus to the page's main element after navigation, so that keyboard and screen reader start at its top instead
 * of on a link that is gone. Leaves the first page alone, and a page that has put focus on a part of itself.
 */
function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const changed = lastPathname !== null && lastPathname !== pathname;
    lastPathname = pathname;
    const page = main.current;
    if (changed && page?.contains(document.activeElement) === false) {
      page.focus({ preventScroll: true });
    }
  }, [pathname]);
  return main;
}
