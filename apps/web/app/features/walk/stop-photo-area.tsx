import type { QuestionId, WalkStop } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { StopDrawing } from '../../entities/hazard/drawings/index.ts';
import {
  PhotoAdvice,
  useTakePhoto,
  type ChosenPhoto,
  type PhotoIssue,
} from '../../entities/photo/index.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CameraIcon, CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { PhotoWithSpots, TakenPhoto, type MarkedTile, type Spot } from './photo-with-spots.tsx';
import { SideProposalLine, type SideProposalProps } from './side-proposal.tsx';
import type { StopPhoto } from './stop-photos.ts';

export interface StopPhotoAreaProps {
  stop: WalkStop;
  /** Taken at this stop, oldest first. */
  photos: readonly StopPhoto[];
  /** The one to show: the newest, one on which something is marked, or one that was labeled before. */
  shown: StopPhoto | null;
  spots: readonly Spot[];
  marked: MarkedTile | null;
  lit: QuestionId | null;
  onSelect: (questionId: QuestionId) => void;
  onMarked: () => void;
  /** Why another photo would be better than the newest one. */
  issue: PhotoIssue | null;
  /** Replaced by advice: one line is enough. */
  sideProposal: SideProposalProps | null;
  onTake: (photos: readonly ChosenPhoto[]) => void;
  onLook: (photo: StopPhoto) => void;
}

/** What the camera has to show, or a photo with what was marked on it, with the button for the next one on it. */
export function StopPhotoArea(props: StopPhotoAreaProps) {
  const { stop, photos, shown, spots, marked, lit, issue, sideProposal } = props;
  const t = useTranslations('walk.photo');
  const takePhoto = useTakePhoto();
  const numberOf = (photo: StopPhoto) =>
    photos.findIndex(({ imageId }) => imageId === photo.imageId) + 1;
  const other = photos.filter((photo) => photo.imageId !== shown?.imageId).at(-1);
  const isLabeled = shown !== null && numberOf(shown) === 0;
  const take = t(photos.length === 0 ? 'take' : 'another');
  return (
    <div className="flex flex-col gap-1 lg:sticky lg:top-4">
      <div
        data-stop-photo
        className={classNames(
          'relative flex min-h-36 items-center justify-center overflow-hidden rounded-small bg-paper-sunk lg:h-auto lg:min-h-[50dvh]',
          shown === null ? 'h-[24dvh]' : 'h-[30dvh]',
        )}
      >
        {shown === null ? (
          <StopDrawing kind={stop.kind} side={stop.side} className="h-full max-w-full pt-2 pb-16" />
        ) : (
          <PhotoWithSpots
            key={shown.imageId}
            photo={shown}
            alt={isLabeled ? t('labeled') : t('alt', { number: numberOf(shown) })}
            label={isLabeled ? t('lookLabeled') : t('look', { number: numberOf(shown) })}
            spots={spots}
            marked={marked}
            lit={lit}
            onLook={() => props.onLook(shown)}
            onSelect={props.onSelect}
          />
        )}
        {marked !== null && shown !== null && (
          <SpotLine
            marked={marked}
            isSet={spots.some(({ questionId }) => questionId === marked.questionId)}
            onMarked={props.onMarked}
          />
        )}
        <Button
          aria-label={marked === null ? undefined : take}
          className={classNames(
            'absolute! bottom-2 left-2 max-w-[calc(100%-1rem)]',
            marked === null ? 'px-4!' : 'px-3!',
          )}
          onClick={() => void takePhoto().then(props.onTake)}
        >
          <CameraIcon />
          {marked === null && <span>{take}</span>}
        </Button>
        {other !== undefined && marked === null && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('look', { number: numberOf(other) })}
            onClick={() => props.onLook(other)}
            className="absolute top-2 right-2 size-14 overflow-hidden rounded-small border-2 border-paper bg-paper-sunk *:size-full *:object-cover"
          >
            <TakenPhoto photo={other} alt={t('alt', { number: numberOf(other) })} />
          </button>
        )}
      </div>
      {isLabeled && 'photo' in shown && <LabeledLine addedAt={shown.photo.created_at} />}
      <PhotoAdvice issue={issue} />
      {issue === null && sideProposal !== null && <SideProposalLine {...sideProposal} />}
    </div>
  );
}

/** What a tap on the photo would do. It lets taps through. */
function SpotLine({
  marked,
  isSet,
  onMarked,
}: {
  marked: MarkedTile;
  isSet: boolean;
  onMarked: () => void;
}) {
  const t = useTranslations('walk.spot');
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-2 flex min-h-10 items-center justify-between gap-2 bg-paper/95 pl-3">
      <p className="py-1 text-caption leading-tight font-strong">
        {t(isSet ? 'again' : 'tap', { name: marked.name })}
      </p>
      <button
        type="button"
        aria-label={t('done')}
        onClick={onMarked}
        className="pointer-events-auto flex size-10 shrink-0 items-center justify-center text-forest"
      >
        {isSet ? <CheckIcon /> : <CloseIcon />}
      </button>
    </div>
  );
}

function LabeledLine({ addedAt }: { addedAt: string }) {
  const t = useTranslations('walk.photo');
  const format = useFormatter();
  return (
    <p className="text-caption text-ink-soft">
      {t('added', { date: format.dateTime(new Date(addedAt), { dateStyle: 'medium' }) })}
    </p>
  );
}
