import type { StoredAnswer, WalkStop } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../entities/hazard/texts/index.ts';
import {
  FilePreview,
  PhotoAdvice,
  PhotoImage,
  useTakePhoto,
  type ChosenPhoto,
  type PhotoIssue,
} from '../entities/photo/index.ts';
import { Button } from '../ui/button.tsx';
import { CameraIcon } from '../ui/icons.tsx';
import { SideProposalLine, type SideProposalProps } from './side-proposal.tsx';
import type { StopPhoto } from './stop-photos.ts';
import { titleOf, useStopWords } from './stop-words.ts';

/** An answer with the photo that shows what it found. */
export interface ShownAnswer {
  readonly answer: StoredAnswer;
  readonly photo: StopPhoto;
  /** The stop that it is about. */
  readonly stop: WalkStop;
}

/** What this page has of it. */
function fileOf(photo: StopPhoto): Blob | null {
  return 'photo' in photo ? (photo.file ?? null) : photo.upload.file;
}

export interface StopPhotosProps {
  photos: readonly StopPhoto[];
  /** Why another photo would be better than the newest one. */
  issue: PhotoIssue | null;
  /** Replaced by advice: one line is enough. */
  proposal: SideProposalProps | null;
  shown: ShownAnswer | null;
  /** The stop on screen. */
  stop: WalkStop;
  onTake: (photos: readonly ChosenPhoto[]) => void;
  /** Null where the photo isn't this phone's to mark. */
  onMark: ((shown: ShownAnswer) => void) | null;
  onLook: (photo: StopPhoto) => void;
}

/** What is to be said of the stop's photos, which answer one goes with, and the camera button. */
export function StopPhotos(props: StopPhotosProps) {
  const { photos, issue, proposal, shown, onTake, onMark, onLook } = props;
  const t = useTranslations('walk.photo');
  const descriptions = useDescriptions();
  const takePhoto = useTakePhoto();
  const stopWords = useStopWords();
  const newest = photos.slice(-2);
  return (
    <div className="flex min-h-12 flex-col gap-1">
      <PhotoAdvice issue={issue} />
      {issue === null && proposal !== null && <SideProposalLine {...proposal} />}
      {shown !== null && (
        <p className="text-caption leading-5 text-ink-soft">
          {shown.stop.id !== props.stop.id && <span>{`${stopWords(shown.stop).name}. `}</span>}
          <span className="short-phone:sr-only">
            {shown.answer.box === null
              ? t('linked', { title: titleOf(shown.answer.question_id, descriptions) })
              : t('marked')}
          </span>{' '}
          {onMark !== null && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onMark(shown)}
              className="rounded-small py-1 font-strong text-forest underline underline-offset-4"
            >
              {t(shown.answer.box === null ? 'mark' : 'markAgain')}
            </button>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          className="min-h-12 max-w-full grow"
          onClick={() => void takePhoto().then(onTake)}
        >
          <CameraIcon />
          <span>{t(photos.length === 0 ? 'take' : 'another')}</span>
        </Button>
        {newest.map((each, index) => {
          const number = photos.length - newest.length + index + 1;
          // Also of a stored one: its picture might have to come over a connection that is gone.
          const file = fileOf(each);
          return (
            <button
              key={each.imageId}
              type="button"
              aria-haspopup="dialog"
              aria-label={t('look', { number })}
              onClick={() => onLook(each)}
              className="relative size-12 shrink-0 overflow-hidden rounded-small bg-paper-sunk *:size-full *:object-cover"
            >
              {file !== null ? (
                <FilePreview file={file} faded={false} />
              ) : (
                'photo' in each && <PhotoImage photo={each.photo} alt={t('alt', { number })} />
              )}
            </button>
          );
        })}
        {photos.length > 2 && (
          <p className="text-caption text-ink-soft tabular-nums">
            <span aria-hidden="true">{photos.length}</span>
            <span className="sr-only">{t('taken', { count: photos.length })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
