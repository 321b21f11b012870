import type { SharedHome } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { FoldedPart } from './folded-part.tsx';
import { SharedPhoto } from './shared-photo.tsx';

/** A photo's id on the page. No URL leads to it, because the fragment holds the link's token. */
export function photoIdOf(photoId: string): string {
  return `photo-${photoId}`;
}

export function SharedPhotos({ photos }: Pick<SharedHome, 'photos'>) {
  const t = useTranslations('sharing.page');
  const { name: sideName } = useSideWords();
  const areas = useTranslations('photos.areas');
  if (photos.length === 0)
    return <p className="border-t border-line py-3 print:border-0">{t('noPhotos')}</p>;
  return (
    <FoldedPart title={t('photos', { count: photos.length })}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 print:grid-cols-4">
        {photos.map((photo, index) => {
          const what = [
            photo.direction === null ? '' : sideName(photo.direction),
            photo.area === null ? '' : areas(photo.area),
          ].filter((word) => word !== '');
          const number = index + 1;
          const name =
            what.length === 0
              ? t('photo', { number })
              : t('photoOf', { number, what: what.join(', ') });
          return (
            <li key={photo.id} id={photoIdOf(photo.id)} className="flex flex-col gap-1">
              <a href={photo.picture_url} target="_blank" rel="noreferrer" className="block">
                <SharedPhoto photo={photo} box={null} alt={name} className="w-full" />
              </a>
              <span aria-hidden="true" className="text-caption text-ink-soft">
                {name}
              </span>
            </li>
          );
        })}
      </ul>
    </FoldedPart>
  );
}
