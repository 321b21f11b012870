import type { HousePlan, HouseSide, WalkStop } from '@dss/domain';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import { HousePlanDrawing } from '../../entities/house-plan/index.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { useStopWords } from './stop-words.ts';
import type { WalkFigures } from './use-figures.ts';
import { WalkRange } from './walk-range.tsx';
import type { WalkRoute } from './walk-route.ts';

export interface StopListProps {
  /** The home as the walk has found it so far. */
  plan: HousePlan;
  route: WalkRoute;
  missing: readonly HouseSide[];
  currentId: string | null;
  /** The score's range so far, for whoever asks. */
  figures: WalkFigures | null;
  /** How many questions of a stop have something in a photo to settle. */
  proposedAt: (stop: WalkStop) => number;
  onGoTo: (stop: WalkStop) => void;
  /** Null if the other sides are already left out. */
  onLeaveOut: ((side: HouseSide) => void) | null;
  /** Null on a phone that may not leave one out. */
  onBringBack: ((side: HouseSide) => void) | null;
  /** For phones, where a stop has no header of the site. */
  languageSwitch: ReactElement;
  onClose: () => void;
}

/** The home so far, and every stop with its progress, to start anywhere and to do one again. */
export default function StopList({
  plan,
  route,
  missing,
  currentId,
  figures,
  proposedAt,
  onGoTo,
  onLeaveOut,
  onBringBack,
  languageSwitch,
  onClose,
}: StopListProps) {
  const t = useTranslations('walk.list');
  const sideName = useTranslations('houseSides.house');
  const missingSide = useTranslations('walk.side');
  const stopWords = useStopWords();
  const descriptions = useDescriptions();
  return (
    <Sheet title={t('title')} description={t('text')} onClose={onClose}>
      <HousePlanDrawing
        plan={plan}
        titleOf={(type) => descriptions.hazard(type).title}
        className="mx-auto my-3 max-w-80"
      />
      <WalkRange figures={figures} done={route.stops.every(route.isDone)} />
      <ol className="my-3">
        {route.stops.map((stop) => {
          const answered = route.answeredAt(stop);
          const count = stop.questions.length;
          const { side } = stop;
          return (
            <li key={stop.id} className="border-t border-line">
              <button
                type="button"
                aria-current={stop.id === currentId ? 'step' : undefined}
                onClick={() => onGoTo(stop)}
                className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 rounded-small py-1 text-left"
              >
                <span>
                  <span className="font-strong text-forest">{stopWords(stop).name}</span>
                  {stop.id === currentId && (
                    <span className="text-caption text-ink-soft">{` (${t('here')})`}</span>
                  )}
                  {proposedAt(stop) > 0 && (
                    <span className="block text-caption leading-5 font-strong text-ink">
                      {t('proposed', { count: proposedAt(stop) })}
                    </span>
                  )}
                </span>
                <span className="flex shrink-0 items-center gap-1 text-caption text-ink-soft tabular-nums">
                  {answered === count && <CheckIcon className="size-4 text-forest" />}
                  <span>{t('progress', { answered, count })}</span>
                </span>
              </button>
              {stop.kind === 'wall' && side !== null && onLeaveOut !== null && (
                <Button
                  tone="quiet"
                  size="small"
                  className="-mt-2 mb-1 px-0!"
                  aria-label={t('leaveOut', { side: sideName(side) })}
                  onClick={() => onLeaveOut(side)}
                >
                  {missingSide('missing')}
                </Button>
              )}
            </li>
          );
        })}
        {missing.map((side) => (
          <li
            key={side}
            className="flex min-h-14 items-center justify-between gap-3 border-t border-line"
          >
            <span className="text-ink-soft">{t('missing', { side: sideName(side) })}</span>
            {onBringBack !== null && (
              <Button
                tone="quiet"
                size="small"
                className="px-0!"
                aria-label={t('bringBackOf', { side: sideName(side) })}
                onClick={() => onBringBack(side)}
              >
                {t('bringBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {languageSwitch}
      <SheetActions>
        <SheetClose render={<Button>{t('close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
