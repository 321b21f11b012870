import type { ExplanationEvidence, HazardTypeId } from '@dss/domain';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { loadPart } from '../ui/load-part.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { evidenceToDispute } from './dispute-evidence.ts';
import type { DisputeDialogProps } from './dispute-dialog.tsx';
import { useWithdrawDispute } from './disputes.ts';
import { Button } from '../ui/button.tsx';

const DisputeDialog = lazy(() => loadPart(() => import('./dispute-dialog.tsx')));

interface DisputeOutletProps {
  propertyId: string;
  /** The finding to dispute; null while the dialog is closed. */
  finding: {
    readonly hazardType: HazardTypeId;
    readonly title: string;
    readonly evidence: readonly ExplanationEvidence[];
  } | null;
  photos: readonly { readonly image_id: string }[];
  onClose: () => void;
  focusAfterSaving: DisputeDialogProps['focusAfterSaving'];
}

/** Shows the dispute dialog, saves the dispute, and offers to undo it. */
export function DisputeOutlet({
  propertyId,
  finding,
  photos,
  onClose,
  focusAfterSaving,
}: DisputeOutletProps) {
  const t = useTranslations('disputes');
  const errorText = useErrorText();
  const withdraw = useWithdrawDispute(propertyId);

  async function undo(disputeId: string): Promise<void> {
    try {
      await withdraw.mutateAsync(disputeId);
      showToast({ tone: 'positive', title: t('undone') });
    } catch (error) {
      showToast({ tone: 'danger', title: t('undoFailed'), description: errorText(error) });
    }
  }

  const saved: DisputeDialogProps['onSaved'] = (filed, stored) => {
    onClose();
    showToast({
      tone: 'positive',
      title: t(`saved.${filed.whose ?? (filed.kind === 'not_mine' ? 'neighbor' : filed.kind)}`),
      ...(finding && { description: finding.title }),
      ...(stored && { action: { label: t('undo'), run: () => void undo(stored.id) } }),
    });
  };

  if (finding === null) return null;
  return (
    <Suspense>
      <DisputeDialog
        propertyId={propertyId}
        title={finding.title}
        about={{
          hazard_type: finding.hazardType,
          ...evidenceToDispute(finding.evidence, photos),
        }}
        onClose={onClose}
        onSaved={saved}
        focusAfterSaving={focusAfterSaving}
      />
    </Suspense>
  );
}

interface DisputeButtonProps {
  title: string;
  /** Whether the finding still has evidence to dispute. */
  possible: boolean;
  onOpen: () => void;
}

/** 'Not right?' on a finding. */
export function DisputeButton({ title, possible, onOpen }: DisputeButtonProps) {
  const t = useTranslations('disputes');
  if (!possible) return <p className="text-caption text-ink-soft">{t('nothingLeft')}</p>;
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={t('openOf', { title })}
      onClick={onOpen}
      className="self-start print:hidden"
    >
      {t('open')}
    </Button>
  );
}
