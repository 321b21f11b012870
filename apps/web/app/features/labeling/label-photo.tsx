import { areaIds, type AreaId, type Photo } from '@dss/domain';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

import { useSideWordsOf } from '../../entities/house-sides/side-words.tsx';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { Button } from '../../ui/button.tsx';
import { LabelChoices } from './label-choices.tsx';
import type { Label, Labels } from './use-labels.ts';
import { useSwipe } from './use-swipe.ts';

export interface LabelPhotoProps {
  photo: Photo;
  name: string;
  position: { readonly index: number; readonly count: number };
  labels: Labels;
  proposal: Partial<Label> | null;
  onStep: (step: 1 | -1) => void;
  /** Given once every photo is labeled. */
  onFinish: (() => void) | null;
}

/**
 * One large photo, with one tap each for its side and area. Arrow keys switch photos, number keys choose, and Enter
 * accepts the suggestion; only while the focus is inside, so as not to override keys of the browser or a screen reader.
 */
export function LabelPhoto({
  photo,
  name,
  position,
  labels,
  proposal,
  onStep,
  onFinish,
}: LabelPhotoProps) {
  const t = useTranslations('labeling');
  const words = useSideWordsOf(null);
  const region = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(onStep);

  const said = labels.of(photo);
  const sides = words.choices.map((choice, index) => ({ ...choice, digit: index + 1 }));
  const areas = areaIds.map((value, index) => ({
    value,
    label: t(`areas.${value}`),
    digit: sides.length + index + 1,
  }));
  // Until it is known which way the front faces, a compass direction can't be translated to a side of the house.
  const ofCompass =
    words.naming === 'house' &&
    photo.placement?.direction_said_as === 'compass' &&
    said.direction === photo.placement.direction;
  const chosen = { side: ofCompass ? null : said.direction, area: said.area };

  useKeys(region, ({ key, target }) => {
    if (key === 'ArrowRight') return () => onStep(1);
    if (key === 'ArrowLeft') return () => onStep(-1);
    if (key === 'Enter' && target === region.current && proposal !== null) {
      return () => labels.say(photo, proposal);
    }
    const side = sides.find(({ digit }) => String(digit) === key);
    if (side !== undefined) return () => labels.say(photo, { direction: side.value });
    const area = areas.find(({ digit }) => String(digit) === key);
    return area === undefined ? null : () => labels.say(photo, { area: area.value });
  });

  return (
    <div
      ref={region}
      role="group"
      tabIndex={-1}
      aria-label={t('photo', { number: position.index + 1, name })}
      className="flex min-h-0 flex-1 flex-col gap-2 rounded-small outline-none sm:gap-3 lg:flex-row lg:gap-6"
    >
      <div
        {...swipe.handlers}
        className="relative min-h-40 flex-1 touch-pan-y overflow-hidden rounded-small bg-paper-sunk select-none"
      >
        <div
          className="absolute inset-0"
          style={swipe.offset === 0 ? undefined : { transform: `translateX(${swipe.offset}px)` }}
        >
          <PhotoImage
            photo={photo}
            alt={t('alt', { name })}
            size="responsive"
            sizes="(min-width: 1024px) 60vw, 100vw"
            className="size-full object-contain"
          />
        </div>
      </div>
      <div className="flex flex-col gap-2 sm:gap-3 lg:w-96 lg:justify-center lg:gap-5">
        <LabelChoices
          legend={t('side')}
          hint={words.naming === 'both' ? null : t('sideHint')}
          choices={sides}
          chosen={chosen.side}
          proposed={proposal?.direction ?? null}
          proposedLabel={t('suggested')}
          columns="grid-cols-[repeat(4,auto)] @max-[14rem]:grid-cols-2 lg:grid-cols-2"
          onChoose={(direction) => labels.say(photo, { direction })}
        />
        <LabelChoices<AreaId>
          legend={t('area')}
          choices={areas}
          chosen={chosen.area}
          proposed={proposal?.area ?? null}
          proposedLabel={t('suggested')}
          columns="grid-cols-5 @max-[14rem]:grid-cols-2 lg:grid-cols-2"
          onChoose={(area) => labels.say(photo, { area })}
        />
        <p className="text-caption text-ink-soft pointer-coarse:hidden max-lg:hidden">
          {t('keys')}
        </p>
        <StepButtons
          position={position}
          isLabeled={chosen.side !== null && chosen.area !== null}
          onTakeProposed={proposal === null ? null : () => labels.say(photo, proposal)}
          onStep={onStep}
          onFinish={onFinish}
        />
      </div>
    </div>
  );
}

interface StepButtonsProps extends Pick<LabelPhotoProps, 'position' | 'onStep' | 'onFinish'> {
  isLabeled: boolean;
  /** Null: nothing is proposed. */
  onTakeProposed: (() => void) | null;
}

/** To the photo before and the next one, and between them what takes a proposal. */
function StepButtons({ position, isLabeled, onTakeProposed, onStep, onFinish }: StepButtonsProps) {
  const t = useTranslations('labeling');
  const isLast = position.index === position.count - 1;
  return (
    <div className="flex flex-wrap justify-between gap-2 *:max-w-full">
      <Button
        className="px-4!"
        unavailable={position.index === 0}
        onClick={() => onStep(-1)}
        aria-label={t('previous')}
      >
        <span aria-hidden="true">←</span>
      </Button>
      {onTakeProposed === null ? (
        <span />
      ) : (
        <Button className="min-w-min flex-1 px-2!" onClick={onTakeProposed}>
          {t('takeSuggested')}
        </Button>
      )}
      <Button
        tone={isLabeled ? 'primary' : 'secondary'}
        className="min-w-[min(8rem,40vw)] px-4!"
        unavailable={isLast && onFinish === null}
        onClick={() => (isLast ? onFinish?.() : onStep(1))}
      >
        {isLast && onFinish !== null ? (
          t('finish')
        ) : (
          <>
            <span>{t('next')}</span> <span aria-hidden="true">→</span>
          </>
        )}
      </Button>
    </div>
  );
}

/** Focuses an element, and acts on the keys that are pressed in it alone. @param actionOf null: the key means nothing here */
function useKeys(
  region: RefObject<HTMLElement | null>,
  actionOf: (event: KeyboardEvent) => (() => void) | null,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = actionOf(event);
    if (act === null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = region.current;
    element?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [region]);
}
