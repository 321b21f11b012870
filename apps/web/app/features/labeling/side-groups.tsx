import { houseSides, type AreaId, type Direction, type HouseSide, type Photo } from '@dss/domain';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSideWordsOf } from '../../entities/house-sides/index.ts';
import { PhotoImage, photoName } from '../../entities/photo/index.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';

/** A photo where it seems to belong, or where its owner put it. */
export interface SortedPhoto {
  readonly photo: Photo;
  /** Null if unclear. */
  readonly side: HouseSide | null;
  /** How that side is stored. */
  readonly direction: Direction | null;
  readonly area: AreaId | null;
}

export interface SideGroupsProps {
  /** All photos of the home, in the order of their numbers. */
  photos: readonly Photo[];
  sorted: readonly SortedPhoto[];
  onChoose: (photo: Photo, direction: Direction) => void;
}

/** Photos by the side of the house that they show. A tap on one puts it on another side. */
export function SideGroups({ photos, sorted, onChoose }: SideGroupsProps) {
  const t = useTranslations('labeling');
  const words = useSideWordsOf(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = sorted.find(({ photo }) => photo.image_id === openId);
  const pressed = useRef<HTMLButtonElement>(null);
  const nameOf = (photo: Photo) => photoName(photo, photos.indexOf(photo));
  const groups: readonly (HouseSide | null)[] = [...houseSides, null];

  function choose(chosen: SortedPhoto, direction: Direction): void {
    onChoose(chosen.photo, direction);
    // Of those that are unclear, one after the other.
    const next =
      chosen.side === null &&
      sorted.find(({ photo, side }) => side === null && photo !== chosen.photo);
    setOpenId(next ? next.photo.image_id : null);
  }

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
      {groups.map((group) => {
        const shown = sorted.filter(({ side }) => side === group);
        const direction = shown[0]?.direction ?? null;
        if (shown.length === 0) return null;
        return (
          <section
            key={group ?? 'unclear'}
            className={group === null ? 'col-span-full' : undefined}
          >
            <h2 className="text-caption font-strong">
              {group === null || direction === null ? t('review.noSide') : words.name(direction)}
            </h2>
            <ul
              className={classNames(
                'mt-1 grid gap-2',
                group === null
                  ? 'grid-cols-4 sm:grid-cols-6 lg:grid-cols-8'
                  : 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-2',
              )}
            >
              {shown.map(({ photo, area }) => (
                <li key={photo.image_id}>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={t('review.change', { name: nameOf(photo) })}
                    onClick={(event) => {
                      pressed.current = event.currentTarget;
                      setOpenId(photo.image_id);
                    }}
                    className="block w-full rounded-small"
                  >
                    <PhotoImage
                      photo={photo}
                      alt=""
                      className="aspect-square w-full rounded-small bg-paper-sunk object-cover"
                    />
                  </button>
                  {area !== null && (
                    <p className="text-caption leading-tight text-ink-soft">{t(`areas.${area}`)}</p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {open && (
        <Sheet
          title={t('side')}
          description={words.naming === 'both' ? undefined : t('sideHint')}
          finalFocus={() => pressed.current}
          onClose={() => setOpenId(null)}
        >
          <PhotoImage
            photo={open.photo}
            alt={t('alt', { name: nameOf(open.photo) })}
            size="responsive"
            sizes="(min-width: 640px) 36rem, 100vw"
            className="mt-3 max-h-[40dvh] w-full rounded-small bg-paper-sunk object-contain"
          />
          <div role="group" aria-label={t('side')} className="my-3 grid grid-cols-2 gap-2">
            {words.choices.map(({ value, label }) => (
              <Button
                key={value}
                aria-pressed={open.direction === value}
                className={open.direction === value ? 'border-forest! bg-forest-wash!' : undefined}
                onClick={() => choose(open, value)}
              >
                {label}
              </Button>
            ))}
          </div>
          <SheetActions>
            <SheetClose render={<Button tone="quiet">{t('review.keep')}</Button>} />
          </SheetActions>
        </Sheet>
      )}
    </div>
  );
}
