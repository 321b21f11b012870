import type { Analysis, Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { photoName } from '../../entities/photo/photos.ts';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { photosHeadingId } from './photo-section.tsx';

export interface NotCountedPhotosProps {
  analysis: Pick<Analysis, 'photos'>;
  photos: readonly Photo[];
}

/** The photos that didn't count, why, and what to do about it. */
export function NotCountedPhotos({ analysis, photos }: NotCountedPhotosProps) {
  const t = useTranslations('results.notCounted');
  const photosT = useTranslations('photos');
  const left = photos.flatMap((photo, index) => {
    const seen = analysis.photos.find(({ image_id: id }) => id === photo.image_id);
    return seen?.not_counted ? [{ photo, index, reason: seen.not_counted }] : [];
  });
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="not-counted-heading" className="border-l-2 border-line-strong pl-4">
      <h2 id="not-counted-heading" className="text-body font-strong">
        {t('title', { count: left.length })}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {left.map(({ photo, index, reason }) => (
          <li key={photo.image_id} className="flex items-center gap-3">
            <PhotoImage
              photo={photo}
              alt={photosT('alt', { name: photoName(photo, index) })}
              className="h-12 w-16 shrink-0 rounded-small object-cover"
            />
            <span className="max-w-[32ch] text-caption text-ink-soft">{t(reason)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-caption text-ink-soft">
        <span>{t('todo')}</span>{' '}
        <button
          type="button"
          onClick={() => scrollToElement(photosHeadingId)}
          className="min-h-10 rounded-small text-forest underline underline-offset-4 print:hidden"
        >
          {t('replace')}
        </button>
      </p>
    </section>
  );
}
