import type { GuidanceStepId } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useUndoDone } from '../../entities/plan/use-done.ts';
import { Button } from '../../ui/button.tsx';
import { UndoIcon } from '../../ui/icons.tsx';
import type { Activation } from '../../ui/quick-taps.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

export interface UndoDoneButtonProps {
  propertyId: string;
  stepId: GuidanceStepId;
  title: string;
  size?: 'small';
  /** Whether a tap counts. */
  isMeant?: (tap: Activation) => boolean;
  onUndone?: () => void;
}

/** Makes the action a planned one again, which takes back the owner's word about it. */
export function UndoDoneButton({
  propertyId,
  stepId,
  title,
  size,
  isMeant = () => true,
  onUndone,
}: UndoDoneButtonProps) {
  const t = useTranslations('plan.done.undo');
  const showFailure = useShowFailure();
  const undo = useUndoDone(propertyId);
  async function takeBack(): Promise<void> {
    try {
      await undo.mutateAsync(stepId);
      showToast({ tone: 'positive', title: t('undone'), description: t('undoneText') });
      onUndone?.();
    } catch (error) {
      showFailure(t('failed'), error);
    }
  }
  return (
    <Button
      {...(size !== undefined && { size })}
      tone="quiet"
      aria-label={t('buttonOf', { title })}
      unavailable={undo.isPending}
      onClick={(event) => {
        if (isMeant(event) && !undo.isPending) void takeBack();
      }}
    >
      <UndoIcon className="size-4" />
      <span>{t('button')}</span>
    </Button>
  );
}
