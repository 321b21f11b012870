import type { Evidence, HazardTypeId } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { lazyPart } from '../../../ui/lazy-part.tsx';
import { evidenceToDispute } from '../../../entities/answers/dispute-evidence.ts';
import { useDisputeToast } from '../../../entities/answers/use-dispute-toast.ts';
import type { DisputeDialogProps } from './dispute-dialog.tsx';
import { Button } from '../../../ui/button.tsx';

const DisputeDialog = lazyPart(
  () => import('./dispute-dialog.tsx'),
  ({ onClose }) => onClose(),
);

interface DisputeOutletProps {
  propertyId: string;
  /** The finding to dispute; null while the dialog is closed. */
  finding: {
    readonly hazardType: HazardTypeId;
    readonly title: string;
    readonly evidence: readonly Evidence[];
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
  const sayFiled = useDisputeToast(propertyId);
  const saved: DisputeDialogProps['onSaved'] = (filed, stored) => {
    onClose();
    sayFiled(filed, stored, finding?.title);
  };

  if (finding === null) return null;
  return (
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
      tone="quiet"
      aria-haspopup="dialog"
      aria-label={t('openOf', { title })}
      onClick={onOpen}
      className="px-2!"
    >
      {t('open')}
    </Button>
  );
}
