import { useEffect } from 'react';

import { brand } from '../../lib/brand/index.ts';
import en from '../../lib/messages/en/shell.json' with { type: 'json' };
import es from '../../lib/messages/es/shell.json' with { type: 'json' };
import { inLanguage } from '../../lib/messages/locale.ts';
import { firstViewId } from './first-view-marks.ts';
import { firstViewHtml } from './first-view.ts';
import { RingsMark } from '../../ui/rings-mark.tsx';

/**
 * Shown while an application page starts: what the server has already drawn of it, or, without text in any language, the pulsing
 * logo.
 */
export function StartingPage() {
  return (
    <>
      {/* Above what the server has drawn, which stays as it is without scripts. */}
      <WithoutScripts />
      <div
        id={firstViewId}
        className="peer contents"
        dangerouslySetInnerHTML={{ __html: firstViewHtml }}
      />
      <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-6 peer-not-empty:hidden noscript:min-h-0 noscript:py-16">
        <RingsMark className="size-20 animate-breathe text-forest noscript:animate-none" />
        <span className="sr-only">{brand.product}</span>
      </main>
    </>
  );
}

/** Says that a page needs scripts, where there are none. */
export function WithoutScripts() {
  return <noscript>{import.meta.env.SSR && <NoScripts />}</noscript>;
}

/**
 * Rendered only during the build, so that browsers don't load its texts. One HTML file serves all such pages in every
 * language.
 */
function NoScripts() {
  const words = [
    { lang: 'en', ...en.noScripts },
    { lang: 'es', ...es.noScripts },
  ] as const;
  return words.map(({ lang, text, home }) => (
    <p key={lang} lang={lang} className="page-width my-4 text-center">
      <span>{text}</span>{' '}
      <a href={inLanguage('/', lang)} className="text-forest underline underline-offset-4">
        {home}
      </a>
    </p>
  ));
}

/** Shown when even the error page can't render: without text in any language, only a way to start over. */
export function BrokenPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6">
      <RingsMark className="size-20 text-forest" />
      <a href="/" className="font-serif text-title-2 underline underline-offset-4">
        {brand.product}
      </a>
    </main>
  );
}
