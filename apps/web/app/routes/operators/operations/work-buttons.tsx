import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useShowFailure } from '../../../lib/api/use-show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { words } from './words.ts';
import { ConfirmDialog } from '../../../ui/lazy-confirm-dialog.ts';

const t = words.actions;
type Action = 'retry' | 'discard';

export interface WorkButtonsProps {
  kind: 'jobs' | 'failed-analyses' | 'mails' | 'leads' | 'scores' | 'notifications';
  id: string;
  /** What it is, for screen readers. */
  name: string;
  actions: readonly Action[];
}

/** Starts a piece of work again, or gives it up after asking. */
export function WorkButtons({ kind, id, name, actions }: WorkButtonsProps) {
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const [asking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: (action: Action) =>
      callApi(apiPaths.work(kind, id, action), z.object({ done: z.literal(true) }), {
        method: 'POST',
      }),
    onSuccess: (_done, action) =>
      showToast({ tone: 'positive', title: action === 'retry' ? t.retried : t.discarded }),
    onError: (error) => showFailure(t.failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operations'] }),
  });
  return (
    <span className="flex flex-wrap gap-2 whitespace-nowrap">
      {actions.includes('retry') && (
        <Button
          size="small"
          aria-label={t.retryOf(name)}
          unavailable={act.isPending}
          onClick={() => act.mutate('retry')}
        >
          {t.retry}
        </Button>
      )}
      {actions.includes('discard') && (
        <Button
          size="small"
          tone="danger"
          aria-label={t.discardOf(name)}
          unavailable={act.isPending}
          onClick={() => setAsking(true)}
        >
          {t.discard}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t.ask}
          text={`${name}. ${t.askText}`}
          confirmLabel={t.discard}
          cancelLabel={t.keep}
          onConfirm={() => {
            setAsking(false);
            act.mutate('discard');
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </span>
  );
}
