import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { UndoIcon } from '../ui/icons.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { useWithdrawDispute } from './disputes.ts';

export interface RestoreButtonProps {
  propertyId: string;
  disputeId: string;
  title: string;
}

/** Withdraws a dispute, so that its finding counts again. */
export function RestoreButton({ propertyId, disputeId, title }: RestoreButtonProps) {
  const t = useTranslations('explanation.uncounted');
  const errorText = useErrorText();
  const withdraw = useWithdrawDispute(propertyId);

  const restoring = useRef(false);

  async function restore(): Promise<void> {
    if (restoring.current) return;
    restoring.current = true;
    try {
      await withdraw.mutateAsync(disputeId);
      showToast({ tone: 'positive', title: t('restored'), description: t('restoredText') });
    } catch (error) {
      showToast({ tone: 'danger', title: t('restoreFailed'), description: errorText(error) });
    } finally {
      restoring.current = false;
    }
  }

  return (
    <Button
      size="small"
      unavailable={withdraw.isPending}
      aria-busy={withdraw.isPending}
      aria-label={t('restoreOf', { title })}
      onClick={() => void restore()}
      className="mt-2 print:hidden"
    >
      <UndoIcon className="size-4" />
      {withdraw.isPending ? t('restoring') : t('restore')}
    </Button>
  );
}
