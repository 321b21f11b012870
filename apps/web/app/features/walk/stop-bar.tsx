import { isProposed, isTapped, isUnsettled, needsAnswer } from '@dss/domain';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { Button } from '../../ui/button.tsx';
import type { TapFilter } from '../../ui/quick-taps.ts';
import type { HowMuch } from './use-how-much.ts';
import type { TilesInView } from './use-tiles-in-view.ts';
import type { StopHere } from './use-walk.ts';

export interface StopBarProps extends Pick<TilesInView, 'bar' | 'areAllRead' | 'showMore'> {
  here: StopHere;
  howMuch: HowMuch;
  tapFilter: TapFilter;
}

/** The buttons that lead on from a stop, and say what becomes of what wasn't tapped. */
export function StopBar(props: StopBarProps) {
  const { here, bar, areAllRead, showMore, howMuch, tapFilter } = props;
  const { tiles } = here;
  const t = useTranslations('walk');
  // Going on then says less of these than that they aren't there.
  const inSight = tiles.some((tile) => isUnsettled(tile) && needsAnswer(tile)) ? 'InSight' : '';
  const isNothingTapped = !tiles.some(isTapped);
  const isOpen = tiles.some(isUnsettled);
  const isSettled = !isOpen && !tiles.some(isProposed);
  const goOn = (rest: 'not_there' | 'cannot_see') => {
    if (!howMuch.ask()) here.goOn(rest);
  };
  const accepted = (act: () => void) => (event: MouseEvent) => {
    if (tapFilter.accepts(event)) act();
  };
  return (
    // Toasts stay above it.
    <div ref={bar} data-stays-at-bottom className="thumb-bar mt-auto">
      <AskedAmounts asked={howMuch.asked} />
      <div className="flex gap-3 max-lg:*:grow">
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
    </div>
  );
}

/** Asks how much there is of what was tapped. It is said aloud, too, and doesn't keep anybody from going on. */
function AskedAmounts({ asked }: Pick<HowMuch, 'asked'>) {
  const t = useTranslations('walk');
  const descriptions = useDescriptions();
  const names = asked.map(({ questionId }) => descriptions.question(questionId).tile?.name ?? '');
  return (
    <p role="status" aria-live="polite" className="leading-tight font-strong not-empty:mb-2">
      {names.length > 0 && t('howMuch', { names: names.join(', ') })}
    </p>
  );
}
