import type { HouseSide, WalkStop } from '@dss/domain';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HousePlanDrawing } from '../../entities/house-plan/house-plan.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { useStopWords } from './stop-words.ts';
import type { Walk } from './use-walk.ts';
import { WalkRange } from './walk-range.tsx';

export interface StopListProps {
  walk: Walk;
  /** For phones, where a stop has no header of the site. */
  languageSwitch: ReactElement;
  onClose: () => void;
}

/** The home so far, and every stop with its progress, to start anywhere and to do one again. */
export default function StopList({ walk, languageSwitch, onClose }: StopListProps) {
  const { plan, figures, home, missingSides } = walk;
  const { route } = walk.position;
  const t = useTranslations('walk.list');
  const descriptions = useDescriptions();
  return (
    <Sheet title={t('title')} description={t('text')} onClose={onClose}>
      <HousePlanDrawing
        plan={plan}
        titleOf={(type) => descriptions.hazard(type).title}
        className="mx-auto my-3 max-w-80"
      />
      <WalkRange
        figures={figures}
        done={route.stops.every(route.isDone) && walk.unanswered.length === 0}
      />
      <ol className="my-3">
        {route.stops.map((stop) => (
          <ListedStop key={stop.id} walk={walk} stop={stop} onClose={onClose} />
        ))}
        {home.missing.map((side) => (
          <MissingSide key={side} side={side} onBringBack={missingSides?.bringBack ?? null} />
        ))}
      </ol>
      {languageSwitch}
      <SheetActions>
        <SheetClose render={<Button>{t('close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}

/** A stop with its progress, to go to; with the first one of a side, the way to leave that side out. */
function ListedStop({
  walk: { position, here, home, missingSides },
  stop,
  onClose,
}: {
  walk: Walk;
  stop: WalkStop;
  onClose: () => void;
}) {
  const t = useTranslations('walk.list');
  const sideName = useTranslations('houseSides.house');
  const missingSide = useTranslations('walk.side');
  const { name } = useStopWords()(stop);
  const isHere = stop.id === here?.stop.id;
  const answered = position.route.answeredAt(stop);
  const count = stop.questions.length;
  const proposed = home.proposals.countAt(stop);
  const { side, kind } = stop;
  const leaveOut = missingSides?.leaveOut ?? null;
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-current={isHere ? 'step' : undefined}
        onClick={() => {
          onClose();
          position.goTo(stop);
        }}
        className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 rounded-small py-1 text-left"
      >
        <span>
          <span className="font-strong text-forest">{name}</span>
          {isHere && <span className="text-caption text-ink-soft">{` (${t('here')})`}</span>}
          {proposed > 0 && (
            <span className="block text-caption leading-5 font-strong text-ink">
              {t('proposed', { count: proposed })}
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-1 text-caption text-ink-soft tabular-nums">
          {answered === count && <CheckIcon className="size-4 text-forest" />}
          <span>{t('progress', { answered, count })}</span>
        </span>
      </button>
      {kind === 'wall' && side !== null && leaveOut !== null && (
        <Button
          tone="quiet"
          size="small"
          className="-mt-2 mb-1 px-0!"
          aria-label={t('leaveOut', { side: sideName(side) })}
          onClick={() => leaveOut(side)}
        >
          {missingSide('missing')}
        </Button>
      )}
    </li>
  );
}

function MissingSide({
  side,
  onBringBack,
}: {
  side: HouseSide;
  /** Null on a phone that may not change which sides exist. */
  onBringBack: ((side: HouseSide) => void) | null;
}) {
  const t = useTranslations('walk.list');
  const sideName = useTranslations('houseSides.house');
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 border-t border-line">
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
  );
}
