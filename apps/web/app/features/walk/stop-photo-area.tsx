import type { WalkStop } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { StopDrawing } from '../../entities/hazard/drawings/index.ts';
import {
  FilePreview,
  PhotoAdvice,
  PhotoImage,
  useTakePhoto,
  type ChosenPhoto,
  type PhotoIssue,
} from '../../entities/photo/index.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { SideProposalLine, type SideProposalProps } from './side-proposal.tsx';
import type { StopPhoto } from './stop-photos.ts';

export interface StopPhotoAreaProps {
  stop: WalkStop;
  /** Taken at this stop, oldest first. */
  photos: readonly StopPhoto[];
  /** Why another photo would be better than the newest one. */
  issue: PhotoIssue | null;
  /** Replaced by advice: one line is enough. */
  sideProposal: SideProposalProps | null;
  onTake: (photos: readonly ChosenPhoto[]) => void;
  onLook: (photo: StopPhoto) => void;
}

/** What the camera has to show, or the newest photo of the stop, with the button for the next one on it. */
export function StopPhotoArea(props: StopPhotoAreaProps) {
  const { stop, photos, issue, sideProposal, onTake, onLook } = props;
  const t = useTranslations('walk.photo');
  const takePhoto = useTakePhoto();
  const newest = photos.at(-1);
  const older = photos.at(-2);
  return (
    <div className="flex flex-col gap-1 lg:sticky lg:top-4">
      <div className="relative flex h-[24dvh] min-h-36 items-center justify-center overflow-hidden rounded-small bg-paper-sunk lg:h-auto lg:min-h-[50dvh]">
        {newest === undefined ? (
          <StopDrawing kind={stop.kind} side={stop.side} className="h-full max-w-full pt-2 pb-16" />
        ) : (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('look', { number: photos.length })}
            onClick={() => onLook(newest)}
            className="absolute inset-0 *:size-full *:object-cover"
          >
            <TakenPhoto photo={newest} alt={t('alt', { number: photos.length })} />
          </button>
        )}
        <Button
          className="absolute! bottom-2 left-2 max-w-[calc(100%-1rem)] px-4!"
          onClick={() => void takePhoto().then(onTake)}
        >
          <CameraIcon />
          <span>{t(newest === undefined ? 'take' : 'another')}</span>
        </Button>
        {older !== undefined && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('look', { number: photos.length - 1 })}
            onClick={() => onLook(older)}
            className="absolute top-2 right-2 size-14 overflow-hidden rounded-small border-2 border-paper bg-paper-sunk *:size-full *:object-cover"
          >
            <TakenPhoto photo={older} alt={t('alt', { number: photos.length - 1 })} />
          </button>
        )}
      </div>
      <PhotoAdvice issue={issue} />
      {issue === null && sideProposal !== null && <SideProposalLine {...sideProposal} />}
    </div>
  );
}

function TakenPhoto({ photo, alt }: { photo: StopPhoto; alt: string }) {
  // Also of a stored one: its picture might have to come over a connection that is gone.
  const file = 'photo' in photo ? (photo.file ?? null) : photo.upload.file;
  if (file !== null) return <FilePreview file={file} faded={false} />;
  return 'photo' in photo ? <PhotoImage photo={photo.photo} alt={alt} /> : null;
}
