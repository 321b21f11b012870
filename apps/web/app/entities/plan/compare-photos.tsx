import type { Photo } from '@dss/domain';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { PhotoImage } from '../photo/photo-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';

export interface ComparePhotosProps {
  before: Photo;
  after: Photo;
  /** What the photos are about. */
  title: string;
}

/** How tall the pictures may be, in CSS pixels. */
const tallest = 460;
const views = ['slider', 'beside'] as const;

/** A photo and its repeat: one over the other with a slider between them, or side by side. On paper, side by side. */
export function ComparePhotos({ before, after, title }: ComparePhotosProps) {
  const t = useTranslations('plan.done.compare');
  const [view, setView] = useState<(typeof views)[number]>('slider');
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('view')} className="flex flex-wrap gap-2 print:hidden">
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => setView(each)}
            className="min-h-11 rounded-small border border-line-strong bg-paper-raised px-3 text-caption font-strong text-forest hover:border-forest aria-pressed:border-forest aria-pressed:bg-forest-wash"
          >
            {t(each)}
          </button>
        ))}
      </div>
      {view === 'slider' && (
        <SlidingPhotos before={before} title={title}>
          <PhotoImage
            photo={after}
            alt={t('afterAlt', { title })}
            size="responsive"
            sizes="(max-width: 63.98rem) 92vw, 720px"
            className="absolute inset-0 size-full max-w-none bg-paper-sunk object-cover"
          />
        </SlidingPhotos>
      )}
      <div
        className={classNames('grid grid-cols-2 gap-2 print:grid', view === 'slider' && 'hidden')}
      >
        <OnePhoto photo={before} title={title} when="before" />
        <OnePhoto photo={after} title={title} when="after" />
      </div>
    </div>
  );
}

function OnePhoto({
  photo,
  title,
  when,
}: {
  photo: Photo;
  title: string;
  when: 'before' | 'after';
}) {
  const t = useTranslations('plan.done.compare');
  const format = useFormatter();
  const date = format.dateTime(new Date(photo.created_at), { dateStyle: 'medium' });
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <PhotoImage
        photo={photo}
        alt={t(`${when}Alt`, { title })}
        size="responsive"
        sizes="(max-width: 63.98rem) 46vw, 380px"
        className="h-auto max-h-[60dvh] w-full rounded-small bg-paper-sunk object-contain"
      />
      <figcaption className="text-caption text-ink-soft">{t(`${when}On`, { date })}</figcaption>
    </figure>
  );
}

/**
 * The photo before, and over it the part of its repeat to the right of the slider. The slider is a real one: it lies
 * invisible over the whole picture, so that arrow keys, a finger and a mouse move it.
 */
export function SlidingPhotos({
  before,
  title,
  children,
}: Pick<ComparePhotosProps, 'before' | 'title'> & {
  /** The repeat, which fills the frame. */
  children: Elements;
}) {
  const t = useTranslations('plan.done.compare');
  const [percent, setPercent] = useState(50);
  const id = useId();
  const { width, height } = before;
  const label =
    'absolute top-2 rounded-small border border-line bg-paper-raised px-2 py-0.5 text-caption font-strong text-ink';
  return (
    <div
      className="relative mx-auto w-full touch-pan-y overflow-hidden rounded-small bg-paper-sunk outline-offset-2 focus-inside:outline-3 focus-inside:outline-focus print:hidden"
      style={{
        aspectRatio: `${width} / ${height}`,
        maxWidth: `${Math.round((tallest * width) / height)}px`,
      }}
    >
      <PhotoImage
        photo={before}
        alt={t('beforeAlt', { title })}
        size="responsive"
        sizes="(max-width: 63.98rem) 92vw, 720px"
        className="absolute inset-0 size-full max-w-none object-cover"
      />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${percent}%)` }}>
        {children}
      </div>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 w-1 transform-[translateX(-50%)] bg-paper-raised border-x border-ink"
        style={{ left: `${percent}%` }}
      >
        <span className="absolute top-1/2 left-1/2 flex size-11 transform-[translate(-50%,-50%)] items-center justify-center rounded-full border-2 border-ink bg-paper-raised text-ink">
          ↔
        </span>
      </span>
      {/* Over the line, which would cut through a word near the edge. */}
      <span aria-hidden="true" className={`${label} left-2`}>
        {t('before')}
      </span>
      <span aria-hidden="true" className={`${label} right-2`}>
        {t('after')}
      </span>
      <label htmlFor={id} className="sr-only">
        {t('slide')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={t('slid', { percent: 100 - percent })}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
