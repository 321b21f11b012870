import { isTapped, isUnsettled, needsAnswer } from '@dss/domain';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import type { TapFilter } from '../../ui/quick-taps.ts';
import type { TilesInView } from './use-tiles-in-view.ts';
import type { StopHere } from './use-walk.ts';

export interface StopBarProps extends Pick<TilesInView, 'bar' | 'areAllRead' | 'showMore'> {
  here: StopHere;
  tapFilter: TapFilter;
}

/** The buttons that lead on from a stop, and say what becomes of what wasn't tapped. */
export function StopBar({ here, bar, areAllRead, showMore, tapFilter }: StopBarProps) {
  const { tiles, goOn } = here;
  const t = useTranslations('walk');
  // Going on then says less of these than that they aren't there.
  const inSight = tiles.some((tile) => isUnsettled(tile) && needsAnswer(tile)) ? 'InSight' : '';
  const isNothingTapped = !tiles.some(isTapped);
  const isOpen = tiles.some(isUnsettled);
  const isSettled = !isOpen && tiles.every(({ state }) => state !== 'seen');
  const accepted = (act: () => void) => (event: MouseEvent) => {
    if (tapFilter.accepts(event)) act();
  };
  return (
    // Toasts stay above it.
    <div ref={bar} data-stays-at-bottom className="thumb-bar mt-auto flex gap-3 max-lg:*:grow">
      {isOpen && (
        <Button className="min-h-14 px-3!" onClick={accepted(() => goOn('cannot_see'))}>
          {t(isNothingTapped ? 'cannotSee' : 'cannotSeeRest')}
        </Button>
      )}
      {isSettled || areAllRead ? (
        <Button
          tone="primary"
          className="min-h-14 px-3!"
          onClick={accepted(() => goOn('not_there'))}
        >
          {t(isSettled ? 'next' : `${isNothingTapped ? 'none' : 'noneElse'}${inSight}`)}
        </Button>
      ) : (
        // Filtered, too, so that a second tap doesn't deny what it brought into view.
        <Button tone="primary" className="min-h-14 px-3!" onClick={accepted(showMore)}>
          {t('moreToSee')}
        </Button>
      )}
    </div>
  );
}
