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
  /** Whether the owner walks without photos, so that the camera needs only its button. */
  isSkipped: boolean;
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

/**
 * What the camera has to show, with its button, or a photo with what was marked on it. Where there is room beside the tiles it is
 * large; above them it takes a row, and a photo is large only while it is marked or shows what was.
 */
export function StopPhotoArea(props: StopPhotoAreaProps) {
  const { stop, photos, shown, spots, marked, lit, issue, sideProposal, isSkipped } = props;
  const t = useTranslations('walk.photo');
  const takePhoto = useTakePhoto();
  const numberOf = (photo: StopPhoto) =>
    photos.findIndex(({ imageId }) => imageId === photo.imageId) + 1;
  const other = photos.filter((photo) => photo.imageId !== shown?.imageId).at(-1);
  const isLabeled = shown !== null && numberOf(shown) === 0;
  const isLarge = shown !== null && (marked !== null || spots.length > 0);
  const isViewfinder = shown === null && !isSkipped;
  const take = t(photos.length > 0 ? 'another' : isLabeled ? 'newer' : 'take');
  return (
    <div
      className={classNames('flex flex-col gap-1 lg:max-h-none', isViewfinder && 'max-h-36 grow')}
    >
      <div
        data-stop-photo
        className={classNames(
          'relative flex overflow-hidden rounded-small lg:block lg:aspect-3/2 lg:h-auto lg:bg-paper-sunk',
          (isLarge || isViewfinder) && 'bg-paper-sunk',
          isLarge ? 'h-[32dvh] min-h-44' : isViewfinder ? 'min-h-14 grow' : 'min-h-12 gap-2',
        )}
      >
        <div
          className={classNames(
            'relative overflow-hidden rounded-small lg:absolute lg:inset-0 lg:block lg:w-full',
            isLarge
              ? 'w-full'
              : shown !== null
                ? 'w-20 shrink-0'
                : isViewfinder
                  ? 'w-2/5'
                  : 'hidden',
          )}
        >
          {shown === null ? (
            <StopDrawing
              kind={stop.kind}
              side={stop.side}
              className="absolute inset-0 size-full lg:pb-12"
            />
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
        </div>
        {marked !== null && shown !== null && (
          <SpotLine
            marked={marked}
            isSet={spots.some(({ questionId }) => questionId === marked.questionId)}
            onMarked={props.onMarked}
          />
        )}
        <div
          className={classNames(
            'flex items-center gap-2 lg:pointer-events-none lg:absolute lg:inset-x-2 lg:bottom-2 lg:p-0',
            isLarge ? 'pointer-events-none absolute inset-x-2 bottom-2' : 'grow justify-center',
            isViewfinder && 'p-1',
          )}
        >
          <Button
            aria-label={marked === null ? undefined : take}
            className={classNames(
              'pointer-events-auto',
              isLarge ? 'px-3! lg:px-4!' : 'px-4!',
              !isLarge && !isViewfinder && 'max-lg:grow',
            )}
            onClick={() => void takePhoto().then(props.onTake)}
          >
            <CameraIcon />
            {/* Not over what is marked. */}
            {marked === null && (
              <span className={isLarge ? 'max-lg:sr-only' : undefined}>{take}</span>
            )}
          </Button>
          {other !== undefined && marked === null && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('look', { number: numberOf(other) })}
              onClick={() => props.onLook(other)}
              className="pointer-events-auto relative ml-auto size-12 shrink-0 overflow-hidden rounded-small border-2 border-paper bg-paper-sunk *:size-full *:object-cover"
            >
              <TakenPhoto photo={other} alt={t('alt', { number: numberOf(other) })} />
            </button>
          )}
        </div>
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
    <div className="pointer-events-none absolute inset-x-0 top-0 z-2 flex min-h-11 items-center justify-between gap-2 bg-paper/95 pl-3">
      <p className="py-1 text-caption leading-tight font-strong">
        {t(isSet ? 'again' : 'tap', { name: marked.name })}
      </p>
      <button
        type="button"
        aria-label={t('done')}
        onClick={onMarked}
        className="pointer-events-auto flex size-11 shrink-0 items-center justify-center text-forest"
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
