import type { CreateDispute, StoredDispute } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useWithdrawDispute } from './disputes.ts';

/**
 * Says that a dispute was saved, and offers to undo it.
 * @returns takes the dispute as sent, as stored (undefined: not known, so nothing to undo), and its finding's title
 */
export function useDisputeToast(propertyId: string) {
  const t = useTranslations('disputes');
  const showFailure = useShowFailure();
  const withdraw = useWithdrawDispute(propertyId);

  async function undo(disputeId: string): Promise<void> {
    try {
      await withdraw.mutateAsync(disputeId);
      showToast({ tone: 'positive', title: t('undone') });
    } catch (error) {
      showFailure(t('undoFailed'), error);
    }
  }

  return (filed: CreateDispute, stored: StoredDispute | undefined, title: string | undefined) =>
    showToast({
      tone: 'positive',
      title: t(`saved.${filed.whose ?? (filed.kind === 'not_mine' ? 'neighbor' : 'not_there')}`),
      ...(title !== undefined && { description: title }),
      ...(stored && { action: { label: t('undo'), run: () => void undo(stored.id) } }),
    });
}
