import { photoSide, type Photo, type Property } from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../../lib/api/use-show-failure.ts';
import { useSubmitLock } from '../../../lib/api/use-submit-lock.ts';
import { PhotoImage } from '../../../entities/photo/photo-image.tsx';
import { SaveActions, Sheet, type SheetProps } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { PhotoFacts } from './photo-facts.tsx';
import { PhotoObservations } from './photo-observations.tsx';
import { draftOf, fieldsOf } from './placement-draft.ts';
import { PlacementFormFields } from './placement-fields.tsx';
import { useSaveAnyPlacement } from './use-save-placement.ts';

export interface ImageDetailsDialogProps {
  property: Property;
  photo: Photo;
  name: string;
  onClose: () => void;
  finalFocus?: SheetProps['finalFocus'];
}

/** One photo at full size, with its data, a description, and its four fields. */
export default function ImageDetailsDialog({
  property,
  photo,
  name,
  onClose,
  finalFocus,
}: ImageDetailsDialogProps) {
  const t = useTranslations('map.details');
  const showFailure = useShowFailure();
  const [draft, setDraft] = useState(() => draftOf(photo.placement));
  const lock = useSubmitLock();
  const save = useSaveAnyPlacement(property.id);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!lock.acquire()) return;
    save.mutate(
      { imageId: photo.image_id, fields: fieldsOf(draft) },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', title: t('saved') });
          onClose();
        },
        onError: (error) => showFailure(t('failed'), error),
        onSettled: lock.release,
      },
    );
  }

  return (
    <Sheet title={name} size="wide" onClose={onClose} finalFocus={finalFocus}>
      <form onSubmit={submit} className="mt-4 flex flex-col gap-6">
        <PhotoImage
          photo={photo}
          alt={t('alt', { name })}
          size="responsive"
          sizes="(min-width: 640px) 720px, 100vw"
          className="max-h-[52dvh] w-full rounded-small bg-paper-sunk object-contain"
        />
        <PhotoFacts photo={photo} property={property} />
        <PhotoObservations photo={photo} />
        <PlacementFormFields
          draft={draft}
          onChange={setDraft}
          sideByPlace={sideOf(photo, property)}
        />
        <SaveActions
          save={t(save.isPending ? 'saving' : 'save')}
          close={t('close')}
          isPending={save.isPending}
        />
      </form>
    </Sheet>
  );
}

function sideOf({ placement }: Photo, { lat, lng }: Property) {
  if (placement === null || lat === null || lng === null) return null;
  const { lat: placeLat, lng: placeLng } = placement;
  const unchosen = { automatic: false, direction: null, xRel: null, yRel: null };
  return photoSide({ ...unchosen, lat: placeLat, lng: placeLng }, { lat, lng });
}
