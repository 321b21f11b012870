import './styles/app.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinksFunction } from 'react-router';

import { MessageParts } from './messages/message-parts.tsx';
import { shellMessages } from './messages/shell-messages.ts';
import { usePageCheck } from './page-check/index.ts';
import { StartingPage } from './shell/starting-page.tsx';
import { UnexpectedError } from './shell/unexpected-error.tsx';
import { preloadedFonts } from './styles/preloaded-fonts.ts';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...preloadedFonts,
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1914" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <MessageParts parts={shellMessages}>{children}</MessageParts>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  usePageCheck();
  return <Outlet />;
}

/** What the application's pages show until their code is here. */
export function HydrateFallback() {
  return <StartingPage />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <UnexpectedError error={error} />;
}
