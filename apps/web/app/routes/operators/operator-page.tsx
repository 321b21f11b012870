import type { UseQueryResult } from '@tanstack/react-query';
import { NavLink } from 'react-router';

import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { words as frameWords } from './words.ts';

const { titles } = frameWords;
const pages = [
  { to: '/ops', title: titles.ops },
  { to: '/dev/outbox', title: frameWords.outbox.title },
  { to: '/shortcuts', title: titles.shortcuts },
  { to: '/test-supabase', title: titles.connection },
  { to: '/debug-edge-functions', title: titles.functions },
  { to: '/dev/supabase-health', title: titles.backend },
  { to: '/dev/maps-health', title: titles.maps },
  { to: '/dev/placement-health', title: titles.placement },
  { to: '/dev/analyze-health', title: titles.analyze },
  { to: '/dev/qa', title: titles.qa },
] as const;

/** The frame of an operators' page: the way to the others, its title, what it is for, and its content. */
export function OperatorPage({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead: string;
  /** Beside the title, such as a button. */
  aside?: Elements;
  children: Elements;
}) {
  return (
    <div className="page-width flex min-w-0 flex-1 flex-col gap-6 py-4 sm:py-6">
      <nav aria-label={frameWords.pages} className="border-b border-line pb-1">
        <ul className="-mx-2 flex gap-x-2 overflow-x-auto sm:flex-wrap">
          {pages.map((page) => (
            <li key={page.to} className="shrink-0">
              <NavLink
                to={page.to}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-11 items-center rounded-small px-2 text-caption underline-offset-8',
                    isActive ? 'font-strong underline' : 'text-forest hover:underline',
                  )
                }
              >
                {page.title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-serif text-title-1">{title}</h1>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{lead}</p>
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** What a query brought; a gray shape while it is on its way; why it didn't come, with a way to try again. */
export function Loaded<Data>({
  query,
  words,
  shapes = ['h-40'],
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  words: { readonly loading?: string; readonly failed: string };
  /** The heights of what will stand here, as classes. */
  shapes?: readonly string[];
  children: (data: Data) => Elements;
}): Elements {
  const { data, error } = query;
  if (error !== null) return <LoadFailed title={words.failed} queries={[query]} />;
  if (data !== undefined) return children(data);
  return (
    <div role="status" aria-label={words.loading} className="flex flex-col gap-3">
      {shapes.map((shape) => (
        <Skeleton key={shape} className={shape} />
      ))}
    </div>
  );
}
