import type { WalkStop } from '@dss/domain';
import { useState } from 'react';

import { photoName } from '../../entities/photo/photos.ts';
import { useDeletePhoto } from '../../entities/photo/delete-photo.ts';
import type { ChosenPhoto } from '../../entities/photo/upload.ts';
import type { PhotoIssue } from '../../entities/photo/photo-issues.ts';
import { useIsHandheld } from '../../lib/device/device-state.ts';
import type { SideProposalProps } from './side-proposal.tsx';
import {
  isByThisPhone,
  isOnServer,
  issueAt,
  labeledAt,
  placementAt,
  type StopPhoto,
} from './stop-photos.ts';
import type { StopTile } from './stop-tiles.ts';
import { useCompass } from './use-compass.ts';
import { useLinkedPhotos } from './use-linked-photos.ts';
import { useSideProposal } from './use-side-proposal.ts';
import type { WalkData } from './use-walk-data.ts';
import type { WalkPosition } from './use-walk-position.ts';

/** The photos of a stop, and what can be done with them. */
export interface PhotosHere {
  /** Taken there, oldest first. */
  readonly taken: readonly StopPhoto[];
  /** The one that shows the stop where no tile says another: taken there, or labeled before; null if it has none. */
  readonly background: StopPhoto | null;
  /** The one that a tile's answer names; null if it is none of this stop. */
  readonly namedBy: (tile: StopTile) => StopPhoto | null;
  /** The one on which a tile's spot can be marked; null if there is none, or it isn't this phone's to mark. */
  readonly markableFor: (tile: StopTile) => StopPhoto | null;
  /** Whether the owner walks without photos, so that the camera needs only its button. */
  readonly isSkipped: boolean;
  /** Why another photo would be better than the newest one. */
  readonly issue: PhotoIssue | null;
  /** What the compass suggests about the newest one; advice replaces it, since one line is enough. */
  readonly sideProposal: SideProposalProps | null;
  readonly onTake: (chosen: readonly ChosenPhoto[]) => void;
  readonly mayRemove: (photo: StopPhoto) => boolean;
  readonly onRemove: (photo: StopPhoto) => void;
  /** Puts another one in the place of a photo. */
  readonly onRetake: (photo: StopPhoto, chosen: readonly ChosenPhoto[]) => void;
}

/** @returns the photos of a stop */
export function useWalkPhotos(
  data: WalkData,
  { route, goTo }: Pick<WalkPosition, 'route' | 'goTo'>,
): (stop: WalkStop) => PhotosHere {
  const { property, isLent, photos, home, uploads, save, rescore } = data;
  const { facing, missing, answers } = home;
  const [now] = useState(Date.now);
  const { photosOf, link, unlink } = useLinkedPhotos({
    facing,
    photos,
    uploads: uploads.items,
    answers,
    save,
  });
  const compass = useCompass();
  const sideProposalAt = useSideProposal({
    property,
    mayTurnHouse: !isLent,
    missing,
    uploads: uploads.items,
    compass,
    onMoved: (imageId, from, to) => {
      unlink(from, imageId);
      rescore();
      goTo(to);
    },
    onFrontSaved: rescore,
  });

  async function take(stop: WalkStop, chosen: readonly ChosenPhoto[]): Promise<void> {
    // A slow phone takes its time to read the photo; by then it may be turned away.
    const noteHeading = compass.point();
    const [imageId] = await uploads.takeAt(chosen, placementAt(stop, facing));
    if (imageId === undefined) return;
    noteHeading(imageId);
    link(stop, imageId);
  }

  const deletion = useDeletePhoto(property.id);
  /** Never rejects: what can't be removed stays, with a message. */
  async function remove(photo: StopPhoto): Promise<void> {
    const { imageId } = photo;
    if (isOnServer(photo)) {
      const name =
        'photo' in photo ? photoName(photo.photo, photos.indexOf(photo.photo)) : photo.upload.name;
      const removed = await deletion.mutateAsync({ imageId, name }).then(
        () => true,
        () => false,
      );
      if (!removed) return;
    }
    uploads.remove(imageId);
  }

  const isHandheld = useIsHandheld();
  const walksWithoutPhotos = route.stops.some(
    (each) => route.isDone(each) && photosOf(each).length === 0,
  );
  return (stop) => {
    const taken = photosOf(stop);
    const labeled = labeledAt(stop, facing, {
      photos,
      taken: taken.map(({ imageId }) => imageId),
      now,
    });
    const background = taken.at(-1) ?? labeled;
    const namedBy = ({ given }: StopTile) =>
      [...taken, ...(labeled === null ? [] : [labeled])].find(
        ({ imageId }) => imageId === given?.image_id,
      ) ?? null;
    const issue = issueAt(stop, taken, uploads.items);
    return {
      taken,
      background,
      namedBy,
      markableFor: (tile) => {
        const photo = namedBy(tile) ?? background;
        // A phone that borrows the home can only mark its own photos.
        return photo !== null && (!isLent || isByThisPhone(photo)) ? photo : null;
      },
      isSkipped: !isHandheld || walksWithoutPhotos,
      issue,
      sideProposal: issue === null ? sideProposalAt(stop, taken) : null,
      onTake: (chosen) => void take(stop, chosen),
      mayRemove: (photo) => taken.includes(photo) && (!isLent || !isOnServer(photo)),
      onRemove: (photo) => void remove(photo),
      onRetake: (photo, chosen) => void remove(photo).then(() => take(stop, chosen)),
    };
  };
}
