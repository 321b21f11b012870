import type { UseQueryResult } from '@tanstack/react-query';

import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Elements } from '../../ui/elements.ts';

/** The frame of an operators' page: its title, what it is for, and its content. */
export function OperatorPage({
  title,
  lead,
  links,
  aside,
  children,
}: {
  title: string;
  lead: string;
  /** Ways to other pages, below the lead. */
  links?: Elements;
  /** Beside the title, such as a button. */
  aside?: Elements;
  children: Elements;
}) {
  return (
    <div className="page-width flex min-w-0 flex-1 flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-serif text-title-1">{title}</h1>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{lead}</p>
          {links}
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
  words: { readonly loading?: string; readonly failed: string; readonly retry: string };
  /** The heights of what will stand here, as classes. */
  shapes?: readonly string[];
  children: (data: Data) => Elements;
}): Elements {
  const { data, error, refetch } = query;
  if (error !== null) {
    const { failed, retry } = words;
    return <LoadFailed title={failed} error={error} retry={retry} onRetry={() => void refetch()} />;
  }
  if (data !== undefined) return children(data);
  return (
    <div role="status" aria-label={words.loading} className="flex flex-col gap-3">
      {shapes.map((shape) => (
        <Skeleton key={shape} className={shape} />
      ))}
    </div>
  );
}
