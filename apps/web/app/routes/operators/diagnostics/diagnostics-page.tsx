import type { Account } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { accountQuery, useAccount } from '../../../entities/account/account.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { usePaths } from '../../../lib/paths.ts';
import { Button, ButtonLink, type ButtonTone } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { OperatorPage } from '../operator-page.tsx';
import { words } from './words.ts';

const t = words.common;

/** The frame of every diagnostic page: its title and its content. */
export function DiagnosticsPage({
  title,
  lead,
  needsUser = false,
  children,
}: {
  title: string;
  lead: string;
  /** Shows the content only to somebody who is signed in. */
  needsUser?: boolean;
  children: Elements;
}) {
  const paths = usePaths();
  const { data: account, failureReason, isFetching, refetch } = useAccount();
  const errorText = useErrorText();
  return (
    <OperatorPage title={title} lead={lead}>
      {!needsUser || (account !== null && account !== undefined) ? (
        children
      ) : account === undefined && failureReason !== null ? (
        <Notice tone="danger" role="alert" title={t.unknownUser}>
          <p>{errorText(failureReason)}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="small" unavailable={isFetching} onClick={() => void refetch()}>
              {t.tryAgain}
            </Button>
            <ButtonLink size="small" to="/dev/supabase-health">
              {words.titles.backend}
            </ButtonLink>
          </div>
        </Notice>
      ) : account === undefined ? (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-40" />
        </div>
      ) : (
        <Notice tone="caution" title={t.signInFirst}>
          <div className="mt-3">
            <ButtonLink tone="primary" to={paths.signIn()}>
              {t.signIn}
            </ButtonLink>
          </div>
        </Notice>
      )}
    </OperatorPage>
  );
}

/** Buttons side by side, each with what it does. While something runs, all wait. */
export function Actions({
  isBusy,
  actions,
}: {
  isBusy: boolean;
  actions: readonly (readonly [label: string, run: () => Promise<unknown>, tone?: ButtonTone])[];
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map(([label, run, tone = 'secondary']) => (
        <Button key={label} tone={tone} unavailable={isBusy} onClick={() => void run()}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** A part of a diagnostic page. */
export function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 font-serif text-title-3">{title}</h2>
      {children}
    </section>
  );
}

/** Checks side by side where there is room. */
export function CheckGrid({ children }: { children: Elements }) {
  return <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}

/** A raw answer. */
export function Json({ label, value }: { label: string; value: unknown }) {
  return (
    <Card className="min-w-0 p-4">
      <pre
        aria-label={label}
        role="region"
        // Scrolls by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-auto text-caption whitespace-pre-wrap wrap-anywhere"
      >
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </pre>
    </Card>
  );
}

/**
 * Asks for somebody who is signed in before an action that needs one, once it is known who is.
 * @returns a function that answers the account; for nobody it says 'Please sign in first.' and answers null, as it does for another
 *   click while the first one waits
 */
export function useRequireUser(): () => Promise<Account | null> {
  const client = useQueryClient();
  const isWaiting = useRef(false);
  return async () => {
    if (isWaiting.current) return null;
    const { queryKey } = accountQuery;
    const state = client.getQueryState(queryKey);
    if (state?.data === undefined && state?.fetchStatus === 'fetching') {
      isWaiting.current = true;
      await client.fetchQuery(accountQuery).catch(() => undefined);
      isWaiting.current = false;
    }
    const account = client.getQueryData(queryKey);
    if (account) return account;
    const description = account === null ? t.signInFirst : t.unknownUser;
    showToast({ title: t.authenticationRequired, description, tone: 'danger' });
    return null;
  };
}

/** Says that something failed, and why. */
export function toastFailure(title: string, error: unknown): void {
  const description = error instanceof Error ? error.message : String(error);
  showToast({ title, description, tone: 'danger' });
}
