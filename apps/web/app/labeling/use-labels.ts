import {
  areaOptions,
  parseArea,
  type AreaId,
  type Direction,
  type Photo,
  type PlacementFields,
} from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ApiError } from '../api/api-error.ts';
import { changePhotos, savePlacement } from '../photos/index.ts';

/** What a photo shows, as its owner says: a side of the house as it is stored, and an area. */
export interface Label {
  readonly direction: Direction | null;
  readonly area: AreaId | null;
}

/** What the server doesn't have yet. */
interface Unsaved {
  readonly change: Partial<Label>;
  readonly state: 'saving' | 'failed';
  /** Which of several changes of one photo it is: only the last one settles it. */
  readonly turn: number;
}

export interface Labels {
  /** What was said of a photo, whether the server has it yet or not. */
  readonly of: (photo: Photo) => Label;
  readonly say: (photo: Photo, change: Partial<Label>) => void;
  readonly state: 'saved' | 'saving' | 'failed' | 'nothing';
  /** A change waits, for a connection or for the one before. */
  readonly isPaused: boolean;
  /** Sends what failed again. */
  readonly retry: () => void;
}

/** Of a fault that passes, the second and third try tell; what the server refuses it will refuse again. */
const triesInAll = 3;
const firstPauseMs = 800;

/**
 * The labels of a property's photos: each change shows at once, is saved by itself, and is kept and shown as unsaved until
 * the server has it. Without a connection it waits for one.
 * @param onSaved after each change that was saved
 */
export function useLabels(propertyId: string, onSaved: () => void): Labels {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const [saidAny, setSaidAny] = useState(false);
  const turns = useRef(0);
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
    const turn = ++turns.current;
    setSaidAny(true);
    setUnsaved((before) => new Map(before).set(imageId, { change, state: 'saving', turn }));
    const settle = (state: 'saved' | 'failed') =>
      setUnsaved((before) => {
        const mine = before.get(imageId);
        if (mine?.turn !== turn) return before;
        const after = new Map(before);
        if (state === 'saved') after.delete(imageId);
        else after.set(imageId, { ...mine, state });
        return after;
      });
    mutateAsync({ imageId, fields: fieldsOf(change) }).then(
      () => {
        settle('saved');
        onSaved();
      },
      () => settle('failed'),
    );
  }

  const states = [...unsaved.values()].map(({ state }) => state);
  return {
    of: ({ image_id: imageId, placement }) => ({
      direction: placement?.direction ?? null,
      area: parseArea(placement?.area),
      ...unsaved.get(imageId)?.change,
    }),
    say: ({ image_id: imageId }, change) =>
      send(imageId, { ...unsaved.get(imageId)?.change, ...change }),
    state: states.includes('failed')
      ? 'failed'
      : states.includes('saving')
        ? 'saving'
        : saidAny
          ? 'saved'
          : 'nothing',
    isPaused,
    retry: () => {
      for (const [imageId, { change, state }] of unsaved) {
        if (state === 'failed') send(imageId, change);
      }
    },
  };
}

function fieldsOf({ direction, area }: Partial<Label>): PlacementFields {
  return {
    ...(direction === undefined ? {} : { direction, direction_said_as: 'house' as const }),
    ...(area === undefined
      ? {}
      : { area: areaOptions.find(({ id }) => id === area)?.label ?? null }),
  };
}

function useWarningBeforeLeaving(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
}
