import type { ScoreExplanation } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../../lib/api/use-show-failure.ts';
import { useSubmitLock } from '../../../lib/api/use-submit-lock.ts';
import { Button } from '../../../ui/button.tsx';
import { UndoIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { useWithdrawDispute } from '../../../entities/answers/disputes.ts';
import { useUnsentAnswers } from '../../../entities/answers/use-unsent-answers.ts';

export interface RestoreButtonProps {
  propertyId: string;
  disputeId: string;
  title: string;
}

/** Withdraws a dispute, so that its finding counts again. */
export function RestoreButton({ propertyId, disputeId, title }: RestoreButtonProps) {
  const t = useTranslations('explanation.uncounted');
  const showFailure = useShowFailure();
  const withdraw = useWithdrawDispute(propertyId);
  const lock = useSubmitLock();

  async function restore(): Promise<void> {
    if (!lock.acquire()) return;
    try {
      await withdraw.mutateAsync(disputeId);
      showToast({ tone: 'positive', title: t('restored'), description: t('restoredText') });
    } catch (error) {
      showFailure(t('restoreFailed'), error);
    } finally {
      lock.release();
    }
  }

  return (
    <RestoreControl title={title} pending={withdraw.isPending} onRestore={() => void restore()} />
  );
}

export interface TakeBackButtonProps {
  propertyId: string;
  answer: NonNullable<ScoreExplanation['set_aside'][number]['answer']>;
  title: string;
}

/** Takes back an answer that sets a finding aside, so that the finding counts again and its question is open. */
export function TakeBackButton({ propertyId, answer, title }: TakeBackButtonProps) {
  const t = useTranslations('explanation.uncounted');
  const { add } = useUnsentAnswers(propertyId);
  const [pending, setPending] = useState(false);

  async function takeBack(): Promise<void> {
    const change = { ...answer, side_said_as: 'compass', answer: null } as const;
    setPending(true);
    const isSent = await add({ answers: [change] }).sent;
    if (!isSent) {
      setPending(false);
      return;
    }
    showToast({ tone: 'positive', title: t('restored'), description: t('restoredText') });
  }

  return (
    <RestoreControl
      title={title}
      pending={pending}
      onRestore={() => {
        if (!pending) void takeBack();
      }}
    />
  );
}

function RestoreControl({
  title,
  pending,
  onRestore,
}: {
  title: string;
  pending: boolean;
  onRestore: () => void;
}) {
  const t = useTranslations('explanation.uncounted');
  return (
    <Button
      size="small"
      unavailable={pending}
      aria-busy={pending}
      aria-label={pending ? undefined : t('restoreOf', { title })}
      onClick={onRestore}
      className="mt-2 print:hidden"
    >
      <UndoIcon className="size-4" />
      <span>{pending ? t('restoring') : t('restore')}</span>
    </Button>
  );
}
