import type { Box, QuestionId } from '@dss/domain';
import { useState, type MouseEvent } from 'react';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { scrollMotion } from '../../ui/less-motion.ts';
import type { StopPhoto } from './stop-photos.ts';
import type { StopTile } from './stop-tiles.ts';
import { tileOnScreen } from './use-tiles-in-view.ts';
import type { StopHere } from './use-walk.ts';
import type { PhotosHere } from './use-walk-photos.ts';

/** What the owner marked on a photo. */
export interface Spot {
  readonly questionId: QuestionId;
  /** What is there. */
  readonly name: string;
  /** It has the same one on its tile. */
  readonly number: number;
  readonly box: Box;
}

/** A tile whose spot the next tap on the photo sets. */
export interface MarkedTile {
  readonly questionId: QuestionId;
  readonly name: string;
  readonly onSpot: (box: Box) => void;
  /** For who has no finger or mouse to point with. */
  readonly onDraw: () => void;
}

/** A stop whose spots are marked. */
export interface SpottedStop {
  readonly tiles: readonly StopTile[];
  readonly photos: Pick<PhotosHere, 'background' | 'namedBy' | 'markableFor'>;
  readonly say: Pick<StopHere['say'], 'setSpot'>;
}

/** What is marked on the photo of a stop. */
export interface SpotsOnPhoto {
  /** The newest photo, one on which something is marked, or one that was labeled before. */
  readonly shown: StopPhoto | null;
  readonly spots: readonly Spot[];
  /** The tile whose spot the next tap on the photo sets; null where a tap opens the photo. */
  readonly marked: MarkedTile | null;
  /** The one whose tile is pointed at. */
  readonly lit: QuestionId | null;
  readonly onSelect: (questionId: QuestionId) => void;
  /** The tile is marked, or isn't to be. */
  readonly onMarked: () => void;
}

export interface Spots {
  readonly onPhoto: SpotsOnPhoto;
  /** The number of a tile's spot on the photo that is shown; null if it has none there. */
  readonly numberOf: (tile: StopTile) => number | null;
  /** The next tap on the photo sets the spot of this tile, if it is there then. */
  readonly mark: (tile: StopTile) => void;
  /** What a tile's button for its spot does; null if it has no photo. */
  readonly marking: (tile: StopTile) => ((event: MouseEvent) => void) | null;
  /** The tile that is pointed at. */
  readonly light: (questionId: QuestionId | null) => void;
}

/** Where tiles stand without a photo. */
export const noSpots: Spots = {
  onPhoto: {
    shown: null,
    spots: [],
    marked: null,
    lit: null,
    onSelect: () => undefined,
    onMarked: () => undefined,
  },
  numberOf: () => null,
  mark: () => undefined,
  marking: () => null,
  light: () => undefined,
};

/**
 * Where on the photo of a stop its tiles are: the one that was tapped last is marked by the next tap on the photo.
 * @param onDraw opens the photo, to draw around what is there
 */
export function useSpots(
  { tiles, photos, say }: SpottedStop,
  onDraw: (tile: StopTile) => void,
): Spots {
  const { background, namedBy, markableFor } = photos;
  const descriptions = useDescriptions();
  const nameOf = (questionId: QuestionId) => descriptions.question(questionId).tile?.name ?? '';
  const [markedId, setMarkedId] = useState<QuestionId | null>(null);
  const [lit, setLit] = useState<QuestionId | null>(null);

  const tile = tiles.find(({ questionId, state }) => questionId === markedId && state === 'there');
  const photo = tile && markableFor(tile);
  const shown = photo ?? background;
  const spots = tiles
    .flatMap(({ questionId, state, given }) =>
      state === 'there' && given?.box && given.image_id === shown?.imageId
        ? { questionId, name: nameOf(questionId), box: given.box }
        : [],
    )
    .map((spot, place) => ({ ...spot, number: place + 1 }));

  return {
    onPhoto: {
      shown,
      spots,
      marked:
        tile && photo
          ? {
              questionId: tile.questionId,
              name: nameOf(tile.questionId),
              onSpot: (box) => say.setSpot(tile, photo.imageId, box),
              onDraw: () => onDraw(tile),
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
      const on = markableFor(each);
      if (on === null) return null;
      return ({ detail }) => {
        // Keys can't point at a photo, and what is marked is to be drawn exactly.
        const isMarked = each.given?.box && namedBy(each) !== null;
        if (detail === 0 || isMarked) {
          onDraw(each);
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
