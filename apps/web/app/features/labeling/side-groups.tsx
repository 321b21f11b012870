import { areaIds, houseSides, type AreaId, type Photo } from '@dss/domain';
import { useId, useRef, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useSideWordsOf } from '../../entities/house-sides/side-words.tsx';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { photoName } from '../../entities/photo/photos.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { placeOf, type SortedPhoto } from './sorted-photos.ts';
import type { Label } from './use-labels.ts';

export interface SideGroupsProps {
  /** All photos of the home, in the order of their numbers. */
  photos: readonly Photo[];
  sorted: readonly SortedPhoto[];
  /** The photo whose side is asked about; null if none. */
  openId: string | null;
  onOpen: (imageId: string | null) => void;
  onChoose: (photo: Photo, label: Partial<Label>) => void;
  /** Photos that their owner left without a side, and the way to do so; without it, none can be. */
  skipped?: ReadonlySet<string>;
  onSkip?: ((photo: Photo) => void) | undefined;
  /** Photos in which the model sees no home. They are apart until their owner says otherwise by naming a side. */
  unseen?: readonly Photo[];
}

const columnsOfMany = 'grid-cols-4 sm:grid-cols-6 lg:grid-cols-8';

const nobody: ReadonlySet<string> = new Set();

/** What a photo of a side can show most. The roof is a place of its own. */
const areasOfSide = areaIds.filter((area) => area !== 'roof');

/** Photos by the side of the house that they show. A tap on one puts it on another side or the roof, or says what part it shows. */
export function SideGroups({
  photos,
  sorted,
  openId,
  onOpen,
  onChoose,
  skipped = nobody,
  onSkip,
  unseen = [],
}: SideGroupsProps) {
  const t = useTranslations('labeling');
  const words = useSideWordsOf(null);
  const leftOut = unseen.filter((photo) => sorted.every((each) => each.photo !== photo));
  const unplaced = leftOut.map((photo) => ({ photo, side: null, direction: null, area: null }));
  const open = [...sorted, ...unplaced].find(({ photo }) => photo.image_id === openId);
  const isUnseen = open !== undefined && unseen.includes(open.photo);
  const pressed = useRef<HTMLButtonElement>(null);
  const nameOf = (photo: Photo) => photoName(photo, photos.indexOf(photo));
  const groups = [...houseSides, 'roof', null] as const;

  /** Of those that are unclear, one after the other. */
  function openNext(after: SortedPhoto): void {
    const next =
      placeOf(after) === null &&
      !unseen.includes(after.photo) &&
      sorted.find(
        (each) => placeOf(each) === null && each !== after && !skipped.has(each.photo.image_id),
      );
    onOpen(next ? next.photo.image_id : null);
  }

  function choose(chosen: SortedPhoto, label: Partial<Label>): void {
    onChoose(chosen.photo, label);
    openNext(chosen);
  }

  const press = (photo: Photo) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    onOpen(photo.image_id);
  };

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-5">
      {groups.map((group) => {
        const shown = sorted.filter((each) => placeOf(each) === group);
        const direction = shown[0]?.direction ?? null;
        if (shown.length === 0) return null;
        return (
          <section
            key={group ?? 'unclear'}
            className={group === null ? 'col-span-full' : undefined}
          >
            <h2 className="text-caption font-strong">
              {group === 'roof'
                ? t('areas.roof')
                : group === null || direction === null
                  ? t('review.noSide')
                  : words.name(direction)}
            </h2>
            <ul
              className={classNames(
                'mt-1 grid gap-2',
                group === null
                  ? columnsOfMany
                  : shown.length === 1
                    ? 'max-w-64 grid-cols-1'
                    : 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-2',
              )}
            >
              {shown.map(({ photo, area }) => (
                <li key={photo.image_id}>
                  <PhotoButton
                    photo={photo}
                    name={nameOf(photo)}
                    area={group === 'roof' ? null : area}
                    isAlone={group !== null && shown.length === 1}
                    onClick={press(photo)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {leftOut.length > 0 && (
        <section className="col-span-full">
          <h2 className="text-caption font-strong">{t('check.leftOut')}</h2>
          <p className="max-w-[48ch] text-caption text-ink-soft">
            {t('check.leftOutText', { count: leftOut.length })}
          </p>
          <ul className={classNames('mt-1 grid gap-2', columnsOfMany)}>
            {leftOut.map((photo) => (
              <li key={photo.image_id}>
                <PhotoButton
                  photo={photo}
                  name={nameOf(photo)}
                  area={null}
                  isAlone={false}
                  onClick={press(photo)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {open && (
        <SideSheet
          photo={open}
          name={nameOf(open.photo)}
          words={words}
          isUnseen={isUnseen}
          onChoose={(label) => choose(open, label)}
          onChooseArea={(area) => onChoose(open.photo, { area })}
          onSkip={
            onSkip === undefined || isUnseen
              ? null
              : () => {
                  onSkip(open.photo);
                  openNext(open);
                }
          }
          onClose={() => onOpen(null)}
          finalFocus={() => pressed.current}
        />
      )}
    </div>
  );
}

function PhotoButton({
  photo,
  name,
  area,
  isAlone,
  onClick,
}: {
  photo: Photo;
  name: string;
  area: AreaId | null;
  /** Whether it has its side to itself, and so room to be recognized. */
  isAlone: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const t = useTranslations('labeling');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="block w-full rounded-small text-left"
    >
      <PhotoImage
        photo={photo}
        alt={t('review.change', { name })}
        className={classNames(
          'w-full rounded-small bg-paper-sunk object-cover',
          isAlone ? 'aspect-[4/3]' : 'aspect-square',
        )}
      />
      {area !== null && (
        <span className="block text-caption leading-tight text-ink-soft">{t(`areas.${area}`)}</span>
      )}
    </button>
  );
}

interface SideSheetProps {
  photo: SortedPhoto;
  name: string;
  words: ReturnType<typeof useSideWordsOf>;
  /** Nobody saw a home in it. */
  isUnseen: boolean;
  onChoose: (label: Partial<Label>) => void;
  onChooseArea: (area: AreaId) => void;
  /** Leaves an unclear photo unclear; null where it can only stay as it is. */
  onSkip: (() => void) | null;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** One photo, large, with the sides and parts of the house that it may show. */
function SideSheet({
  photo: shown,
  name,
  words,
  isUnseen,
  onChoose,
  onChooseArea,
  onSkip,
  onClose,
  finalFocus,
}: SideSheetProps) {
  const t = useTranslations('labeling');
  const areaId = useId();
  const place = placeOf(shown);
  const chosenLook = 'border-forest! bg-forest-wash!';
  return (
    <Sheet
      title={t('side')}
      description={words.naming === 'both' ? undefined : t('sideHint')}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <PhotoImage
        photo={shown.photo}
        alt={t('alt', { name })}
        size="responsive"
        sizes="(min-width: 640px) 36rem, 100vw"
        className={classNames(
          'mt-3 w-full rounded-small bg-paper-sunk object-contain',
          place === null ? 'max-h-[40dvh]' : 'max-h-[30dvh]',
        )}
      />
      <div role="group" aria-label={t('side')} className="my-3 grid grid-cols-2 gap-2">
        {words.choices.map(({ value, label }) => (
          <Button
            key={value}
            aria-pressed={shown.direction === value}
            className={shown.direction === value ? chosenLook : undefined}
            onClick={() => onChoose({ direction: value })}
          >
            {label}
          </Button>
        ))}
        <Button
          aria-pressed={place === 'roof'}
          className={classNames('col-span-2', place === 'roof' && chosenLook)}
          onClick={() => onChoose({ direction: null, area: 'roof' })}
        >
          {t('areas.roof')}
        </Button>
      </div>
      {place !== null && place !== 'roof' && (
        <div role="group" aria-labelledby={areaId} className="mb-3">
          <p id={areaId} className="mb-1 text-caption font-strong">
            {t('area')}
          </p>
          <div className="grid grid-cols-4 gap-2">
            {areasOfSide.map((area) => (
              <Button
                key={area}
                aria-pressed={shown.area === area}
                className={classNames(
                  'min-w-0 px-1! text-caption',
                  shown.area === area && chosenLook,
                )}
                onClick={() => onChooseArea(area)}
              >
                {t(`areas.${area}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <SheetActions>
        {onSkip !== null && place === null ? (
          <Button tone="quiet" onClick={onSkip}>
            {t('review.skip')}
          </Button>
        ) : (
          <SheetClose render={<Button tone="quiet">{t('review.keep')}</Button>} />
        )}
        {isUnseen && place !== null && (
          <Button tone="quiet" onClick={() => onChoose({ direction: null, area: null })}>
            {t('review.notHome')}
          </Button>
        )}
      </SheetActions>
    </Sheet>
  );
}
