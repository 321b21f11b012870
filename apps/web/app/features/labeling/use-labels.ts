import {
  areaOptions,
  parseArea,
  type AreaId,
  type Direction,
  type Photo,
  type Placement,
  type PlacementFields,
} from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiError } from '../../lib/api/api-error.ts';
import { useWarningBeforeLeaving } from '../../lib/navigation/use-warning-before-leaving.ts';
import { changePhotos } from '../../entities/photo/photos.ts';
import { savePlacement } from '../../entities/photo/save-placement.ts';

/** What a photo shows, according to its owner: a side of the house as stored, and an area. */
export interface Label {
  readonly direction: Direction | null;
  readonly area: AreaId | null;
}

/** A change that the server doesn't have yet. */
interface Unsaved {
  readonly change: Partial<Label>;
  readonly state: 'saving' | 'failed';
  /** Numbers the changes, so that only the last one of a photo updates its state. */
  readonly changeNumber: number;
}

export interface Labels {
  /** A photo's label, including changes that aren't saved yet. */
  readonly of: (photo: Photo) => Label;
  readonly say: (photo: Photo, change: Partial<Label>) => void;
  readonly state: 'saved' | 'saving' | 'failed' | 'nothing';
  /** A change is waiting, for a connection or for an earlier change. */
  readonly isPaused: boolean;
  /** Saves failed changes again. */
  readonly retry: () => void;
  /** Waits until all changes so far are saved or have failed. @returns whether all are saved */
  readonly settled: () => Promise<boolean>;
}

/** Transient errors are retried twice; errors that a retry can't fix aren't. */
const triesInAll = 3;
const firstPauseMs = 800;

/**
 * The labels of a property's photos. Each change shows immediately, is saved automatically, and counts as unsaved until
 * the server has it. Without a connection, saving waits.
 * @param onSaved called after each saved change
 */
export function useLabels(propertyId: string, onSaved: () => void): Labels {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const [changedAny, setChangedAny] = useState(false);
  const changeCount = useRef(0);
  const saving = useRef(new Set<Promise<boolean>>());
  const { mutateAsync, isPaused } = useMutation({
    scope: { id: `placements-${propertyId}` },
    mutationFn: ({ imageId, fields }: { imageId: string; fields: PlacementFields }) =>
      savePlacement(propertyId, imageId, fields),
    retry: (failures, error) =>
      failures < triesInAll - 1 && (!(error instanceof ApiError) || error.retryable),
    retryDelay: (failures) => firstPauseMs * 2 ** failures,
    onSuccess: (placement, { imageId }) =>
      changePhotos(queryClient, propertyId, (photos) =>
        photos.map((photo) => (photo.image_id === imageId ? { ...photo, placement } : photo)),
      ),
  });
  useWarningBeforeLeaving(unsaved.size > 0);

  function send(imageId: string, change: Partial<Label>): void {
    const changeNumber = ++changeCount.current;
    setChangedAny(true);
    setUnsaved((before) => new Map(before).set(imageId, { change, state: 'saving', changeNumber }));
    const settle = (state: 'over' | 'failed') =>
      setUnsaved((before) => {
        const current = before.get(imageId);
        if (current?.changeNumber !== changeNumber) return before;
        const after = new Map(before);
        if (state === 'over') after.delete(imageId);
        else after.set(imageId, { ...current, state });
        return after;
      });
    const saved = mutateAsync({ imageId, fields: fieldsOf(change) }).then(
      () => {
        settle('over');
        onSaved();
        return true;
      },
      (error: unknown) => {
        settle(isPhotoGone(error) ? 'over' : 'failed');
        return isPhotoGone(error);
      },
    );
    saving.current.add(saved);
    void saved.then(() => saving.current.delete(saved));
  }

  const states = [...unsaved.values()].map(({ state }) => state);
  return {
    of: ({ image_id: imageId, placement }) => ({
      direction: placement?.direction ?? null,
      area: parseArea(placement?.area),
      ...unsaved.get(imageId)?.change,
    }),
    say: ({ image_id: imageId, placement }, change) => {
      const before = unsaved.get(imageId)?.change;
      // Saving it again would make the score look older than the labels.
      if (before === undefined && isStored(placement, change)) return;
      send(imageId, { ...before, ...change });
    },
    state: states.includes('failed')
      ? 'failed'
      : states.includes('saving')
        ? 'saving'
        : changedAny
          ? 'saved'
          : 'nothing',
    isPaused,
    retry: () => {
      for (const [imageId, { change, state }] of unsaved) {
        if (state === 'failed') send(imageId, change);
      }
    },
    settled: async () => (await Promise.all(saving.current)).every(Boolean),
  };
}

/** Whether the server has this already, and in the owner's words for the house. */
export function isStored(
  placement: Pick<Placement, 'direction' | 'direction_said_as' | 'area'> | null,
  { direction, area }: Partial<Label>,
): boolean {
  const sameSide =
    direction === undefined ||
    (direction === placement?.direction && placement.direction_said_as === 'house');
  return sameSide && (area === undefined || area === parseArea(placement?.area));
}

/** Deleted in another window, so nothing is left to save. */
function isPhotoGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'photo_not_found';
}

function fieldsOf({ direction, area }: Partial<Label>): PlacementFields {
  return {
    ...(direction === undefined ? {} : { direction, direction_said_as: 'house' as const }),
    ...(area === undefined
      ? {}
      : { area: areaOptions.find(({ id }) => id === area)?.label ?? null }),
  };
}
