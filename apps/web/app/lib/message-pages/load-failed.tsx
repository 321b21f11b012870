import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What is loaded, as a query of TanStack Query is. */
export interface Loading {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface LoadFailedProps {
  /** Says what couldn't be loaded. */
  title: string;
  /** All are asked again. */
  queries: readonly Loading[];
}

/** Replaces content that couldn't be loaded. */
export function LoadFailed({ title, queries }: LoadFailedProps) {
  const errorText = useErrorText();
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="danger" role="alert" title={title}>
        <p>{errorText(queries.find(({ error }) => error !== null)?.error)}</p>
      </Notice>
      <RetryButton queries={queries} />
    </div>
  );
}

/** Asks again for what couldn't be loaded. */
export function RetryButton({ queries }: Pick<LoadFailedProps, 'queries'>) {
  const t = useTranslations('errors');
  return (
    <Button
      tone="primary"
      onClick={() => {
        for (const query of queries) void query.refetch();
      }}
    >
      {t('retry')}
    </Button>
  );
}
