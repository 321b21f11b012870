import type { Box, Photo } from '@dss/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { HazardBox } from '../../entities/evidence/marked-photo.tsx';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import type { ChosenPhoto } from '../../entities/photo/upload.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { coveringPart } from './covering-part.ts';

export interface ViewfinderProps {
  stream: MediaStream;
  before: Photo;
  /** Where the photo shows what was removed. */
  box: Box | null;
  /** What the action is called. */
  title: string;
  onTaken: (photo: ChosenPhoto) => void;
}

/** Of 1; what it loses can't be seen. */
const jpegQuality = 0.92;

/** What the camera sees, under the photo to repeat. What is taken has that photo's shape, so that both lie over each other. */
export function Viewfinder({ stream, before, box, title, onTaken }: ViewfinderProps) {
  const t = useTranslations('plan.done.take');
  const video = useRef<HTMLVideoElement>(null);
  const [percent, setPercent] = useState(35);
  const [failed, setFailed] = useState(false);
  const id = useId();
  const ratio = before.width / before.height;
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  async function take(): Promise<void> {
    const picture = video.current === null ? null : await pictureOf(video.current, ratio);
    if (picture === null) setFailed(true);
    else onTaken(picture);
  }
  return (
    <div className="my-3 flex flex-col gap-3">
      <div
        className="relative mx-auto max-h-[52dvh] max-w-full overflow-hidden rounded-small bg-paper-sunk"
        style={{ aspectRatio: ratio, width: `min(100%, ${Math.round(52 * ratio)}dvh)` }}
      >
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t('live')}
          className="absolute inset-0 size-full object-cover"
        />
        <div className="absolute inset-0" style={{ opacity: percent / 100 }}>
          <PhotoImage
            photo={before}
            alt={t('guideAlt', { title })}
            size="responsive"
            sizes="(max-width: 63.98rem) 92vw, 960px"
            className="absolute inset-0 size-full max-w-none object-cover"
          />
          {box !== null && <HazardBox box={box} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <label htmlFor={id} className="text-caption font-strong">
          {t('ghost')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-valuetext={t('ghostPercent', { percent })}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
          className="h-12 min-w-40 flex-1 cursor-pointer accent-forest"
        />
      </div>
      {failed && (
        <p role="alert" className="text-caption text-ember">
          {t('notTaken')}
        </p>
      )}
      <Button tone="primary" onClick={() => void take()}>
        <CameraIcon />
        <span>{t('shoot')}</span>
      </Button>
    </div>
  );
}

/** The part of the live picture that the viewfinder shows; null as long as the camera shows nothing. */
async function pictureOf(video: HTMLVideoElement, ratio: number): Promise<ChosenPhoto | null> {
  const { left, top, width, height } = coveringPart(video.videoWidth, video.videoHeight, ratio);
  if (width < 1 || height < 1) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
  if (blob === null) return null;
  const now = new Date();
  // A frame of a camera carries no date of its own.
  return {
    file: new File([blob], 'after.jpg', { type: 'image/jpeg', lastModified: now.getTime() }),
    device: {
      taken_at: now.toISOString(),
      lat: null,
      lng: null,
      accuracy_m: null,
      heading: null,
      heading_reference: null,
    },
  };
}
