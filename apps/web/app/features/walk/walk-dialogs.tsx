import { useEffect, type ReactElement } from 'react';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { StopPhoto } from './stop-photos.ts';
import type { StopTile } from './stop-tiles.ts';
import { titleOf } from './stop-words.ts';
import type { StopHere, Walk } from './use-walk.ts';

const importBoxDialog = () => import('./box-dialog.tsx');
const BoxDialog = lazyPart(importBoxDialog, ({ onClose }) => onClose());
const importPhotoDialog = () => import('./photo-dialog.tsx');
const PhotoDialog = lazyPart(importPhotoDialog, ({ onClose }) => onClose());
const importMeanings = () => import('./tile-meanings.tsx');
const TileMeanings = lazyPart(importMeanings, ({ onClose }) => onClose());
const importStopList = () => import('./stop-list.tsx');
const StopList = lazyPart(importStopList, ({ onClose }) => onClose());

/** What is open over a page of the walk. */
export function WalkDialogs({
  walk,
  languageSwitch,
}: {
  walk: Walk;
  languageSwitch: ReactElement;
}) {
  const { position, here } = walk;
  const { dialog } = position;
  useEffect(() => {
    // Ahead of time, so that they work without a connection, too.
    for (const load of [importBoxDialog, importPhotoDialog, importMeanings, importStopList])
      load().catch(() => undefined);
  }, []);
  const close = () => position.setDialog(null);
  if (dialog?.kind === 'stops') {
    return <StopList walk={walk} languageSwitch={languageSwitch} onClose={close} />;
  }
  if (here === null) return null;
  const { stop, tiles, photos } = here;
  if (dialog?.kind === 'meanings') return <TileMeanings stop={stop} onClose={close} />;
  if (dialog?.kind === 'photo') {
    const photo = [...photos.taken, photos.background].find(
      (each) => each?.imageId === dialog.imageId,
    );
    return photo ? <PhotoOfStop here={here} photo={photo} onClose={close} /> : null;
  }
  if (dialog?.kind === 'box') {
    const tile = tiles.find(({ questionId }) => questionId === dialog.questionId);
    const photo = tile && photos.markableFor(tile);
    return photo ? <MarkSpot here={here} tile={tile} photo={photo} onClose={close} /> : null;
  }
  return null;
}

function PhotoOfStop({
  here: { photos },
  photo,
  onClose,
}: {
  here: StopHere;
  photo: StopPhoto;
  onClose: () => void;
}) {
  return (
    <PhotoDialog
      photo={photo}
      mayRemove={photos.mayRemove(photo)}
      onRemove={() => {
        onClose();
        photos.onRemove(photo);
      }}
      onRetake={(chosen) => {
        onClose();
        photos.onRetake(photo, chosen);
      }}
      onClose={onClose}
    />
  );
}

/** Lets the owner draw a box around what was tapped. */
function MarkSpot({
  here: { photos, say },
  tile,
  photo,
  onClose,
}: {
  here: StopHere;
  tile: StopTile;
  photo: StopPhoto;
  onClose: () => void;
}) {
  const descriptions = useDescriptions();
  const { given, questionId } = tile;
  if (given === undefined) return null;
  const { imageId } = photo;
  // A photo taken here goes with what is found here, marked or not.
  const isTakenHere = photos.taken.includes(photo);
  return (
    <BoxDialog
      photo={photo}
      box={given.image_id === imageId ? given.box : null}
      title={titleOf(questionId, descriptions)}
      onSave={(box) => {
        say.setSpot(tile, box !== null || isTakenHere ? imageId : null, box);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
