import {
  directionFromOffset,
  groundOffset,
  type Direction,
  type LatLng,
  type Photo,
  type PlacementFields,
} from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../../lib/api/use-show-failure.ts';
import { useSubmitLock } from '../../../lib/api/use-submit-lock.ts';
import { useWaitsForConnection } from '../../../lib/api/query-client.ts';
import { PhotoImage } from '../../../entities/photo/photo-image.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SaveActions, Sheet, type SheetProps } from '../../../ui/sheet.tsx';
import { HeadingQuestion } from './heading-question.tsx';
import { knownOf } from '../../../entities/evidence/known-evidence.ts';
import { draftOf, fieldsOf } from './placement-draft.ts';
import { PlacementFormFields } from './placement-fields.tsx';
import { useSaveAnyPlacement } from './use-save-placement.ts';

export interface PlacementDialogProps {
  propertyId: string;
  photo: Photo;
  name: string;
  pin: LatLng;
  /** The photo's new place, on the ground and in the view; null if it stays where it is. */
  position: Pick<PlacementFields, 'x_rel' | 'y_rel' | 'lat' | 'lng'> | null;
  onClose: () => void;
  onSaved: () => void;
  finalFocus: SheetProps['finalFocus'];
}

/** 'Place Image on Map' for a photo with a new place, 'Edit Image Placement' for one already placed. */
export default function PlacementDialog({
  propertyId,
  photo,
  name,
  pin,
  position,
  onClose,
  onSaved,
  finalFocus,
}: PlacementDialogProps) {
  const t = useTranslations('map.placement');
  const showFailure = useShowFailure();
  const [draft, setDraft] = useState(() => draftOf(photo.placement));
  const [asked] = useState(() => draft.direction === '');
  const lock = useSubmitLock();
  const save = useSaveAnyPlacement(propertyId);
  const waits = useWaitsForConnection(save);
  const { heading } = knownOf(photo.evidence);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!lock.acquire()) return;
    const fields = { ...fieldsOf(draft), ...position };
    save.mutate(
      { imageId: photo.image_id, fields },
      {
        onSuccess: onSaved,
        onError: (error) => showFailure(t('failed'), error),
        onSettled: lock.release,
      },
    );
  }

  return (
    <Sheet
      title={t(position === null ? 'editTitle' : 'placeTitle')}
      description={t('about', { name })}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <form onSubmit={submit} className="mt-4 flex flex-col gap-5">
        <PhotoImage
          photo={photo}
          alt=""
          className="h-28 w-full rounded-small bg-paper-sunk object-contain sm:h-36"
        />
        {asked && heading !== null && (
          <HeadingQuestion
            heading={heading}
            onAnswer={(side) =>
              setDraft({ ...draft, direction: side ?? '', directionSaidAs: 'compass' })
            }
          />
        )}
        <PlacementFormFields
          draft={draft}
          onChange={setDraft}
          sideByPlace={sideOf(pin, position ?? photo.placement)}
        />
        {waits && <Notice role="status">{t('notSent')}</Notice>}
        <SaveActions
          save={t(save.isPending ? 'saving' : 'save')}
          close={t('cancel')}
          isPending={save.isPending}
        />
      </form>
    </Sheet>
  );
}

function sideOf(pin: LatLng, place: Pick<PlacementFields, 'lat' | 'lng'> | null): Direction | null {
  const { lat = null, lng = null } = place ?? {};
  return lat === null || lng === null ? null : directionFromOffset(groundOffset(pin, { lat, lng }));
}
