import { useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  type LinksFunction,
  type MetaFunction,
} from 'react-router';

import { brand } from './lib/brand/index.ts';
import { localeOf } from './lib/messages/locale.ts';
import { manifestName } from './lib/messages/manifest-name.ts';
import { startApp } from './lib/device/native/native-server.ts';
import { usePageCheck } from './routes/page-frame/use-page-check.ts';
import { BeforeScripts } from './routes/page-frame/before-scripts.tsx';
import { BrokenPage, StartingPage } from './routes/page-frame/starting-page.tsx';
import { useForgotten } from './routes/page-frame/use-forgotten.ts';
import { needsNoScripts } from './routes/page-frame/without-scripts.ts';
import { PageStyles, preloadedFonts } from './styles/page-styles.tsx';
import { BarColors } from './features/preferences/page-theme.tsx';
import type { Elements } from './ui/elements.ts';

/** The title until the page sets its own. */
export const meta: MetaFunction = () => [{ title: brand.product }];

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...preloadedFonts,
];

export function Layout({ children }: { children: Elements }) {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const hasScripts = !useMatches().some(({ handle }) => needsNoScripts(handle));
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {hasScripts && <BeforeScripts />}
        <BarColors />
        <Meta />
        <Links />
        <link rel="manifest" href={`/${manifestName(locale)}`} />
        <PageStyles />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  usePageCheck();
  useEffect(startApp, []);
  return useForgotten() ? null : <Outlet />;
}

/** What application pages show until their code has loaded. */
export function HydrateFallback() {
  return <StartingPage />;
}

/** Each language has its own error page; this one is for errors in that. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenPage error={error} />;
}
