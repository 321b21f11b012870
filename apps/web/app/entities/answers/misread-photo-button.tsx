import type { CreateDispute, ScoreExplanation } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { Button } from '../../ui/button.tsx';
import { usePhotos } from '../photo/photos.ts';
import { photosToDispute } from './dispute-evidence.ts';
import { useFileDispute } from './disputes.ts';
import { useDisputeToast } from './use-dispute-toast.ts';

export interface MisreadPhotoButtonProps {
  propertyId: string;
  /** Photos that show a hazard which the owner's answer says isn't there. */
  disagreement: ScoreExplanation['disagreements'][number];
  /** The hazard's. */
  title: string;
}

/** Sets aside, in one tap, what photos show and the owner answered isn't there. Nothing once they are all deleted. */
export function MisreadPhotoButton({ propertyId, disagreement, title }: MisreadPhotoButtonProps) {
  const t = useTranslations('disputes');
  const showFailure = useShowFailure();
  const file = useFileDispute(propertyId);
  const sayFiled = useDisputeToast(propertyId);
  const lock = useSubmitLock();
  const photos = usePhotos(propertyId);
  const shownIn = photosToDispute(disagreement, photos.data ?? []);
  if (shownIn.length === 0) return null;

  async function setAside(): Promise<void> {
    if (!lock.acquire()) return;
    const dispute: CreateDispute = {
      hazard_type: disagreement.hazard_type,
      image_ids: shownIn,
      question_ids: [],
      kind: 'not_there',
      whose: null,
      reason: t('misread.reason'),
    };
    try {
      sayFiled(dispute, await file.mutateAsync(dispute), title);
    } catch (error) {
      showFailure(t('failed'), error);
    } finally {
      lock.release();
    }
  }

  return (
    <Button
      size="small"
      unavailable={file.isPending}
      aria-label={file.isPending ? undefined : t('misread.buttonOf', { title })}
      onClick={() => void setAside()}
      className="mt-2 print:hidden"
    >
      {file.isPending ? t('saving') : t('misread.button')}
    </Button>
  );
}
