import {
  directions,
  directionOf,
  isTapped,
  isUnsettled,
  mayBeAbsentAt,
  type AnswerAmount,
  type Direction,
  type Facing,
  type HousePlan,
  type HouseSide,
  type Property,
  type QuestionId,
  type WalkStop,
} from '@dss/domain';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import { HousePlanDrawing } from '../../entities/house-plan/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useTapFilter, type TapFilter } from '../../ui/quick-taps.ts';
import { DeliveryState, type Delivery } from './delivery-state.tsx';
import { HazardTile } from './hazard-tile.tsx';
import { StopPhotoArea, type StopPhotoAreaProps } from './stop-photo-area.tsx';
import { asksSides, type StopTile } from './stop-tiles.ts';
import { useTilesInView } from './use-tiles-in-view.ts';
import { useStopWords } from './stop-words.ts';
import { useSpots, type PhotosOfTiles, type SpotActions } from './use-spots.ts';
import { placeOf, type WalkRoute } from './walk-route.ts';

/** What the owner says at a stop. */
export interface StopActions extends SpotActions {
  readonly onTap: (tile: StopTile) => void;
  readonly onAmount: (tile: StopTile, amount: AnswerAmount | null) => void;
  readonly onSides: (tile: StopTile, sides: readonly Direction[]) => void;
  /** The home has no such thing, or has one after all. */
  readonly onAbsent: (questions: readonly QuestionId[], absent: boolean) => void;
  /** Goes on; what isn't tapped isn't there, or can't be seen. */
  readonly onGoOn: (rest: 'not_there' | 'cannot_see') => void;
  readonly onBack: () => void;
}

export interface StopScreenProps {
  property: Pick<Property, 'id'>;
  route: WalkRoute;
  stop: WalkStop;
  tiles: readonly StopTile[];
  home: { readonly facing: Facing; readonly missing: readonly HouseSide[] };
  /** The home as the walk has found it so far. */
  plan: HousePlan;
  delivery: Delivery;
  /** Whether all that isn't saved is shown. */
  readingProblems: boolean;
  onReadProblems: (reading: boolean) => void;
  photo: Omit<
    StopPhotoAreaProps,
    'stop' | 'shown' | 'spots' | 'marked' | 'lit' | 'onSelect' | 'onMarked'
  >;
  photosOfTiles: PhotosOfTiles;
  /** Whether something in a photo waits to be settled at another stop. */
  proposedElsewhere: boolean;
  /** For the buttons that go on. */
  tapFilter: TapFilter;
  actions: StopActions;
  onList: () => void;
  /** Null if the other sides are already left out, or on a phone that may not leave one out. */
  onLeaveOut: ((side: HouseSide) => void) | null;
  /** Whether it is on the way to the first score, so that leaving is called that. */
  toScore: boolean;
  /** Ends the walk on a phone that a computer let in; null where the owner walks, and goes to the results. */
  onFinish: (() => void) | null;
}

/** Who taps on before is still scrolling. */
const newTilesMs = 1000;

/** One stop of the walk: its photo, then a picture of everything to look for, to tap what is there. */
export function StopScreen(props: StopScreenProps) {
  const { stop, tiles, home, delivery, actions, tapFilter, onLeaveOut } = props;
  const t = useTranslations('walk');
  const { how } = useStopWords()(stop);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page of a new stop is a new component, so this announces each one.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The screen before may have been scrolled.
    window.scrollTo(0, 0);
  }, []);

  const spots = useSpots(tiles, props.photosOfTiles, actions);
  const { side } = stop;
  const { list, bar, areAllRead, showMore } = useTilesInView(
    tiles.map(({ questionId }) => questionId),
    // The button changes under a finger that meant the one before.
    () => tapFilter.askNext(newTilesMs),
  );
  const tapped = tiles.filter(isTapped).length;
  const isOpen = tiles.some(isUnsettled);
  const isSettled = !isOpen && tiles.every(({ state }) => state !== 'seen');
  const sides = directions.filter(
    (direction) => !home.missing.some((gone) => directionOf(gone, home.facing) === direction),
  );
  const goOn = (rest: 'not_there' | 'cannot_see') => (event: MouseEvent) => {
    if (tapFilter.accepts(event)) actions.onGoOn(rest);
  };
  return (
    // Without a name, which a screen reader would say again at each tile of the stop.
    <section className="walk-screen page-width flex flex-col gap-3 py-2">
      <StopHeader {...props} />
      <DeliveryState {...delivery} reading={props.readingProblems} onRead={props.onReadProblems} />
      <div className="flex flex-1 flex-col gap-3 lg:grid lg:grid-cols-[2fr_3fr] lg:items-start lg:gap-8">
        <StopPhotoArea
          {...props.photo}
          {...spots.area}
          stop={stop}
          sideProposal={
            props.photo.sideProposal && {
              ...props.photo.sideProposal,
              onDecide: (accepted) => {
                props.photo.sideProposal?.onDecide(accepted);
                // Its buttons go.
                heading.current?.focus({ preventScroll: true });
              },
            }
          }
        />
        <div className="flex flex-1 flex-col gap-3">
          <div>
            <h2
              ref={heading}
              tabIndex={-1}
              aria-labelledby="stop-heading stop-asks"
              aria-describedby="stop-how"
              className="font-serif text-title-2 leading-tight font-strong outline-none"
            >
              <span id="stop-asks">{t('tap')}</span>
            </h2>
            <p id="stop-how" className="text-ink-soft">
              {how}
            </p>
          </div>
          <ul ref={list} className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
            {tiles.map((tile) => (
              <HazardTile
                key={tile.questionId}
                tile={tile}
                sides={asksSides(stop, tile.questionId) ? sides : []}
                number={spots.numberOf(tile)}
                isMarked={spots.area.marked?.questionId === tile.questionId}
                onPoint={spots.light}
                onTap={() => {
                  actions.onTap(tile);
                  spots.mark(tile);
                }}
                onAmount={(amount) => actions.onAmount(tile, amount)}
                onSides={(chosen) => actions.onSides(tile, chosen)}
                onMark={spots.marking(tile)}
              />
            ))}
          </ul>
          <Absent stop={stop} tiles={tiles} onAbsent={actions.onAbsent} />
          {side !== null && stop.kind === 'wall' && onLeaveOut !== null && (
            <Button
              tone="quiet"
              size="small"
              className="self-start px-0!"
              onClick={() => onLeaveOut(side)}
            >
              {t('side.missing')}
            </Button>
          )}
          {/* Toasts stay above it. */}
          <div
            ref={bar}
            data-stays-at-bottom
            className="thumb-bar mt-auto flex gap-3 max-sm:*:grow"
          >
            {isOpen && (
              <Button className="min-h-14 px-3!" onClick={goOn('cannot_see')}>
                {t(tapped === 0 ? 'cannotSee' : 'cannotSeeRest')}
              </Button>
            )}
            {isSettled || areAllRead ? (
              <Button tone="primary" className="min-h-14 px-3!" onClick={goOn('not_there')}>
                {t(isSettled ? 'next' : tapped === 0 ? 'none' : 'noneElse')}
              </Button>
            ) : (
              <Button
                tone="primary"
                className="min-h-14 px-3!"
                onClick={(event) => {
                  // So that a second tap doesn't deny what it brought into view.
                  if (tapFilter.accepts(event)) showMore();
                }}
              >
                {t('moreToSee')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function StopHeader({
  property,
  route,
  stop,
  plan,
  proposedElsewhere,
  actions,
  onList,
  toScore,
  onFinish,
}: StopScreenProps) {
  const t = useTranslations('walk');
  const finish = useTranslations('phone.walk');
  const paths = usePaths();
  const { name } = useStopWords()(stop);
  const descriptions = useDescriptions();
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="sm:flex sm:grow sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-3">
        <h1 id="stop-heading" className="text-lead font-strong">
          <span>{name}</span>{' '}
          <span className="font-normal whitespace-nowrap text-ink-soft tabular-nums">
            {t('stop', placeOf(route, stop))}
          </span>
        </h1>
        <div className="-my-1 flex flex-wrap items-center gap-x-4">
          <Button tone="quiet" size="small" className="px-0!" onClick={actions.onBack}>
            {t('back')}
          </Button>
          <Button
            tone="quiet"
            size="small"
            className="px-0!"
            aria-haspopup="dialog"
            onClick={onList}
          >
            <span>{t('stops')}</span>
            {proposedElsewhere && (
              <>
                <span aria-hidden="true" className="size-2 rounded-full bg-ember" />
                <span className="sr-only">{t('proposal.elsewhere')}</span>
              </>
            )}
          </Button>
          {onFinish === null ? (
            <ButtonLink
              tone="quiet"
              size="small"
              className="px-0!"
              to={paths.property(property.id)}
            >
              {t(toScore ? 'toScore' : 'leave')}
            </ButtonLink>
          ) : (
            <Button tone="quiet" size="small" className="px-0!" onClick={onFinish}>
              {finish('finish')}
            </Button>
          )}
        </div>
      </div>
      <HousePlanDrawing
        small
        plan={plan}
        titleOf={(type) => descriptions.hazard(type).title}
        className="w-16! shrink-0"
      />
    </div>
  );
}

/** What the home may lack of what the stop asks about. */
function Absent({
  stop,
  tiles,
  onAbsent,
}: Pick<StopScreenProps, 'stop' | 'tiles'> & Pick<StopActions, 'onAbsent'>) {
  const t = useTranslations('walk.absent');
  const { accepts } = useTapFilter();
  const things = mayBeAbsentAt(stop);
  if (things.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {things.map(({ thing, questions }) => {
        const isAbsent = questions.every((id) =>
          tiles.some(({ questionId, state }) => questionId === id && state === 'absent'),
        );
        return (
          <li key={thing}>
            <Button
              size="small"
              aria-pressed={isAbsent}
              className={isAbsent ? 'border-forest! bg-forest-wash!' : undefined}
              onClick={(event) => {
                if (accepts(event)) onAbsent(questions, !isAbsent);
              }}
            >
              {t(thing)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
