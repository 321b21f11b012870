import { useFormatter, useTranslations } from 'use-intl';

import { StopDrawing } from '../../entities/hazard/drawings/stop-drawing.tsx';
import { PhotoAdvice } from '../../entities/photo/photo-advice.tsx';
import { useTakePhoto } from '../../entities/photo/take-photo.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CameraIcon, CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { PhotoWithSpots, TakenPhoto } from './photo-with-spots.tsx';
import { SideProposalLine } from './side-proposal.tsx';
import type { StopPhoto } from './stop-photos.ts';
import type { MarkedTile, SpotsOnPhoto } from './use-spots.ts';
import type { StopHere } from './use-walk.ts';

export interface StopPhotoAreaProps {
  here: StopHere;
  marks: SpotsOnPhoto;
  onLook: (photo: StopPhoto) => void;
  /** What the compass suggested was accepted or dismissed, so that its line goes. */
  onDecided: () => void;
}

/**
 * What the area is on a phone, where it is above the tiles: a `large` photo while it is marked or shows what was, a row with a `small`
 * one, a `viewfinder` before there is one, or for who walks without photos only the `button`. Beside the tiles it is large.
 */
type AreaSize = 'large' | 'small' | 'viewfinder' | 'button';

/** What the camera has to show, with its button, or a photo with what was marked on it. */
export function StopPhotoArea({ here, marks, onLook, onDecided }: StopPhotoAreaProps) {
  const { isSkipped, issue, sideProposal } = here.photos;
  const { shown, marked } = marks;
  const size: AreaSize =
    shown === null
      ? isSkipped
        ? 'button'
        : 'viewfinder'
      : marked !== null || marks.spots.length > 0
        ? 'large'
        : 'small';
  return (
    <div
      className={classNames(
        'flex flex-col gap-1 lg:max-h-none',
        size === 'viewfinder' && 'max-h-36 grow',
      )}
    >
      <div
        data-stop-photo
        className={classNames(
          'relative flex flex-wrap overflow-hidden rounded-small lg:block lg:aspect-3/2 lg:h-auto lg:bg-paper-sunk',
          {
            large: 'h-[32dvh] min-h-44 bg-paper-sunk',
            small: 'min-h-12 gap-2',
            viewfinder: 'min-h-14 grow bg-paper-sunk',
            button: 'min-h-12 gap-2',
          }[size],
        )}
      >
        <Picture here={here} marks={marks} size={size} onLook={onLook} />
        {marked !== null && shown !== null && (
          <SpotLine
            marked={marked}
            isSet={marks.spots.some(({ questionId }) => questionId === marked.questionId)}
            onMarked={marks.onMarked}
          />
        )}
        <PhotoButtons here={here} marks={marks} size={size} onLook={onLook} />
      </div>
      {shown !== null && numberOf(shown, here) === null && 'photo' in shown && (
        <LabeledLine addedAt={shown.photo.created_at} />
      )}
      <PhotoAdvice issue={issue} />
      {sideProposal !== null && (
        <SideProposalLine
          proposal={sideProposal.proposal}
          onDecide={(accepted) => {
            sideProposal.onDecide(accepted);
            onDecided();
          }}
        />
      )}
    </div>
  );
}

/** Which of the photos taken at a stop it is; null for one that was labeled before. */
function numberOf(photo: StopPhoto, { photos }: StopHere): number | null {
  const at = photos.taken.findIndex(({ imageId }) => imageId === photo.imageId);
  return at < 0 ? null : at + 1;
}

type PartProps = Pick<StopPhotoAreaProps, 'here' | 'marks' | 'onLook'> & { size: AreaSize };

/** The photo, or before there is one a drawing of what it should show. */
function Picture({ here, marks, size, onLook }: PartProps) {
  const t = useTranslations('walk.photo');
  const { stop } = here;
  const { shown } = marks;
  const number = shown && numberOf(shown, here);
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-small lg:absolute lg:inset-0 lg:block lg:w-full',
        { large: 'w-full', small: 'min-h-12 w-20 shrink-0', viewfinder: 'w-2/5', button: 'hidden' }[
          size
        ],
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
          alt={number === null ? t('labeled') : t('alt', { number })}
          label={number === null ? t('lookLabeled') : t('look', { number })}
          marks={marks}
          onLook={() => onLook(shown)}
        />
      )}
    </div>
  );
}

/** The camera, and a small picture of another photo of the stop. */
function PhotoButtons({ here, marks, size, onLook }: PartProps) {
  const t = useTranslations('walk.photo');
  const takePhoto = useTakePhoto();
  const { taken, onTake } = here.photos;
  const { shown, marked } = marks;
  const other = taken.filter((photo) => photo.imageId !== shown?.imageId).at(-1);
  const take = t(taken.length > 0 ? 'another' : shown !== null ? 'newer' : 'take');
  const isLarge = size === 'large';
  return (
    <div
      className={classNames(
        'flex items-center gap-2 lg:pointer-events-none lg:absolute lg:inset-x-2 lg:bottom-2 lg:p-0',
        // Large type leaves it a row of its own instead of cutting it off.
        isLarge ? 'pointer-events-none absolute inset-x-2 bottom-2' : 'grow basis-0 justify-center',
        size === 'viewfinder' && 'p-1',
      )}
    >
      <Button
        aria-label={marked === null ? undefined : take}
        className={classNames(
          'pointer-events-auto',
          isLarge ? 'px-3! lg:px-4!' : 'px-4!',
          (size === 'small' || size === 'button') && 'max-lg:grow',
        )}
        onClick={() => void takePhoto().then(onTake)}
      >
        <CameraIcon />
        {/* Not over what is marked. */}
        {marked === null && <span className={isLarge ? 'max-lg:sr-only' : undefined}>{take}</span>}
      </Button>
      {other !== undefined && marked === null && (
        <OtherPhoto photo={other} number={taken.indexOf(other) + 1} onLook={onLook} />
      )}
    </div>
  );
}

function OtherPhoto({
  photo,
  number,
  onLook,
}: Pick<StopPhotoAreaProps, 'onLook'> & { photo: StopPhoto; number: number }) {
  const t = useTranslations('walk.photo');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('look', { number })}
      onClick={() => onLook(photo)}
      className="pointer-events-auto relative ml-auto size-12 shrink-0 overflow-hidden rounded-small border-2 border-paper bg-paper-sunk *:size-full *:object-cover"
    >
      <TakenPhoto photo={photo} alt={t('alt', { number })} />
    </button>
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
