import { toPlace, type LatLng, type RelativePosition, type Photo } from '@dss/domain';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useSaveAnyPlacement } from './placements/use-save-placement.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

interface Move {
  readonly imageId: string;
  readonly from: RelativePosition;
  readonly at: RelativePosition;
}

interface Reposition {
  /** Positions of moved photos that aren't saved yet. */
  readonly unsaved: ReadonlyMap<string, RelativePosition>;
  readonly move: (move: Move) => void;
}

/**
 * Saves a dragged marker's new position. The marker stays there while saving, returns if saving fails, and can be
 * undone.
 */
export function useReposition(propertyId: string, pin: LatLng): Reposition {
  const t = useTranslations('map.reposition');
  const showFailure = useShowFailure();
  const { mutateAsync: save } = useSaveAnyPlacement(propertyId);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, RelativePosition>>(new Map());

  const savePosition = useCallback(
    async ({ imageId, at }: Move): Promise<boolean> => {
      setUnsaved((before) => new Map(before).set(imageId, at));
      try {
        await save({ imageId, fields: toPlace(pin, at) });
        return true;
      } catch (error) {
        showFailure(t('failed'), error);
        return false;
      } finally {
        setUnsaved((before) => {
          // A newer move of the same photo is still being saved.
          if (before.get(imageId) !== at) return before;
          const rest = new Map(before);
          rest.delete(imageId);
          return rest;
        });
      }
    },
    [save, pin, t, showFailure],
  );

  const move = useCallback(
    async (made: Move): Promise<void> => {
      if (!(await savePosition(made))) return;
      const undo = async () => {
        const back = { ...made, from: made.at, at: made.from };
        if (await savePosition(back)) showToast({ tone: 'positive', title: t('undone') });
      };
      showToast({
        tone: 'positive',
        title: t('moved'),
        action: { label: t('undo'), run: () => void undo() },
      });
    },
    [savePosition, t],
  );

  return { unsaved, move: (made) => void move(made) };
}

const nowhere = { lat: null, lng: null, x_rel: null, y_rel: null };

/** Removes a photo from the map, with undo; its caption, side and other fields stay. */
export function useRemoveFromMap(propertyId: string): (photo: Photo) => void {
  const t = useTranslations('map');
  const showFailure = useShowFailure();
  const save = useSaveAnyPlacement(propertyId);
  const onError = (error: unknown) => showFailure(t('reposition.failed'), error);

  return ({ image_id: imageId, placement }) => {
    const { lat, lng } = placement ?? nowhere;
    const putBack = () => save.mutate({ imageId, fields: { lat, lng } }, { onError });
    const showSuccess = () =>
      showToast({
        title: t('selection.takenOff'),
        action: { label: t('reposition.undo'), run: putBack },
      });
    save.mutate({ imageId, fields: nowhere }, { onSuccess: showSuccess, onError });
  };
}
