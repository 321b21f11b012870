import type { Box, QuestionId } from '@dss/domain';
import { useState, type MouseEvent } from 'react';

import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import { scrollMotion } from '../../ui/less-motion.ts';
import type { StopPhotoAreaProps } from './stop-photo-area.tsx';
import type { StopPhoto } from './stop-photos.ts';
import type { StopTile } from './stop-tiles.ts';
import { tileOnScreen } from './use-tiles-in-view.ts';

/** Which photos of a stop its tiles go with. */
export interface PhotosOfTiles {
  /** The one that shows the stop where no tile says another; null if it has none. */
  readonly background: StopPhoto | null;
  /** The one that a tile's answer names; null if it is none of this stop. */
  readonly named: (tile: StopTile) => StopPhoto | null;
  /** The one on which a tile's spot can be marked; null if there is none, or it isn't this phone's to mark. */
  readonly markable: (tile: StopTile) => StopPhoto | null;
}

export interface SpotActions {
  /** Opens the photo, to draw around what is there. */
  readonly onMark: (tile: StopTile) => void;
  readonly onSpot: (tile: StopTile, photo: StopPhoto, box: Box) => void;
}

export interface Spots {
  readonly area: Pick<
    StopPhotoAreaProps,
    'shown' | 'spots' | 'marked' | 'lit' | 'onSelect' | 'onMarked'
  >;
  /** The number of a tile's spot on the photo that is shown; null if it has none there. */
  readonly numberOf: (tile: StopTile) => number | null;
  /** The next tap on the photo sets the spot of this tile, if it is there then. */
  readonly mark: (tile: StopTile) => void;
  /** What a tile's button for its spot does; null if it has no photo. */
  readonly marking: (tile: StopTile) => ((event: MouseEvent) => void) | null;
  /** The tile that is pointed at. */
  readonly light: (questionId: QuestionId | null) => void;
}

/** Where on the photo of a stop its tiles are: the one that was tapped last is marked by the next tap on the photo. */
export function useSpots(
  tiles: readonly StopTile[],
  { background, named, markable }: PhotosOfTiles,
  actions: SpotActions,
): Spots {
  const descriptions = useDescriptions();
  const nameOf = (questionId: QuestionId) => descriptions.question(questionId).tile?.name ?? '';
  const [markedId, setMarkedId] = useState<QuestionId | null>(null);
  const [lit, setLit] = useState<QuestionId | null>(null);

  const tile = tiles.find(({ questionId, state }) => questionId === markedId && state === 'there');
  const photo = tile && markable(tile);
  const shown = photo ?? background;
  const spots = tiles
    .flatMap(({ questionId, state, given }) =>
      state === 'there' && given?.box && given.image_id === shown?.imageId
        ? { questionId, name: nameOf(questionId), box: given.box }
        : [],
    )
    .map((spot, place) => ({ ...spot, number: place + 1 }));

  return {
    area: {
      shown,
      spots,
      marked:
        tile && photo
          ? {
              questionId: tile.questionId,
              name: nameOf(tile.questionId),
              onSpot: (box) => actions.onSpot(tile, photo, box),
              onDraw: () => actions.onMark(tile),
            }
          : null,
      lit,
      onSelect: (questionId) => {
        setMarkedId(questionId);
        tileOnScreen(questionId)?.scrollIntoView({ block: 'nearest', behavior: scrollMotion() });
      },
      onMarked: () => setMarkedId(null),
    },
    numberOf: ({ questionId }) =>
      spots.find((spot) => spot.questionId === questionId)?.number ?? null,
    mark: ({ questionId }) => setMarkedId(questionId),
    marking: (each) => {
      const on = markable(each);
      if (on === null) return null;
      return ({ detail }) => {
        // Keys can't point at a photo, and what is marked is to be drawn exactly.
        const isMarked = each.given?.box && named(each) !== null;
        if (detail === 0 || isMarked) {
          actions.onMark(each);
          return;
        }
        setMarkedId(each.questionId);
        document
          .querySelector('[data-stop-photo]')
          ?.scrollIntoView({ block: 'start', behavior: scrollMotion() });
      };
    },
    light: setLit,
  };
}
