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
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import { useTapFilter, type TapFilter } from '../../ui/quick-taps.ts';
import { DeliveryState, type Delivery } from './delivery-state.tsx';
import { HazardTile } from './hazard-tile.tsx';
import { StopHeader } from './stop-header.tsx';
import { StopPhotoArea, type StopPhotoAreaProps } from './stop-photo-area.tsx';
import { asksSides, type StopTile } from './stop-tiles.ts';
import { useTilesInView } from './use-tiles-in-view.ts';
import { useStopWords } from './stop-words.ts';
import { useSpots, type PhotosOfTiles, type SpotActions } from './use-spots.ts';
import { placeOf, type WalkRoute } from './walk-route.ts';

/** What the owner says at a stop. */
export interface StopActions extends SpotActions {
  readonly onTap: (tile: StopTile) => void;
  readonly onDeny: (tile: StopTile) => void;
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
  /** Says in full what the tiles mean. */
  onMeanings: () => void;
  /** Null if the other sides are already left out, or on a phone that may not leave one out. */
  onLeaveOut: ((side: HouseSide) => void) | null;
  /** Whether it is on the way to the first score, so that leaving is called that. */
  toScore: boolean;
  /** Ends the walk on a phone that a computer let in; null where the owner walks, and goes to the results. */
  onFinish: (() => void) | null;
}

/** The photo stands beside the tiles, and always has the room to be marked. */
const photoIsBeside = '(min-width: 64rem)';

/** Who taps on before is still scrolling. */
const newTilesMs = 1000;

/** One stop of the walk: its photo, then a picture of everything to look for, to tap what is there. */
export function StopScreen(props: StopScreenProps) {
  const { stop, tiles, home, delivery, actions, tapFilter, onLeaveOut } = props;
  const t = useTranslations('walk');
  const { how } = useStopWords()(stop);
  const descriptions = useDescriptions();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page of a new stop is a new component, so this announces each one.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The screen before may have been scrolled.
    window.scrollTo(0, 0);
  }, []);

  const spots = useSpots(tiles, props.photosOfTiles, actions);
  const { side } = stop;
  const isFirst = placeOf(props.route, stop)?.number === 1;
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
    <section className="walk-screen stop-screen page-width flex flex-col gap-2 sm:gap-3 sm:py-2">
      <StopHeader {...props} onBack={actions.onBack} />
      <DeliveryState {...delivery} reading={props.readingProblems} onRead={props.onReadProblems} />
      <div className="flex grow flex-col gap-2 sm:gap-3 lg:grid lg:grow-0 lg:grid-cols-[2fr_3fr] lg:items-start lg:gap-8">
        <div className="contents lg:sticky lg:top-4 lg:flex lg:flex-col lg:gap-4">
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
          <HousePlanDrawing
            plan={props.plan}
            titleOf={(type) => descriptions.hazard(type).title}
            className="mx-auto max-w-72 max-lg:hidden"
          />
        </div>
        <div className="flex grow flex-col gap-2 sm:gap-3">
          <div className="flex items-center justify-between gap-3">
            <div>
              <h2
                ref={heading}
                tabIndex={-1}
                aria-labelledby="stop-heading stop-asks"
                aria-describedby="stop-how"
                className="font-serif text-title-3 leading-tight font-strong outline-none"
              >
                {/* Whoever has walked on knows. */}
                <span id="stop-asks" className={isFirst ? undefined : 'sr-only'}>
                  {t('tap')}
                </span>
              </h2>
              <p id="stop-how" className="leading-tight text-ink-soft">
                {how}
              </p>
            </div>
            <Button
              tone="quiet"
              size="small"
              className="min-h-11 min-w-11 shrink-0 px-0!"
              aria-haspopup="dialog"
              aria-label={t('meanings.open')}
              onClick={props.onMeanings}
            >
              <InfoIcon />
              <span className="max-sm:hidden">{t('meanings.open')}</span>
            </Button>
          </div>
          <ul ref={list} className="walk-tiles">
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
                  // Above the tiles, a large photo would push them away under the finger; there the tile has a button for it.
                  if (window.matchMedia(photoIsBeside).matches) spots.mark(tile);
                }}
                onDeny={() => actions.onDeny(tile)}
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
              className="min-h-11 self-start px-0!"
              onClick={() => onLeaveOut(side)}
            >
              {t('side.missing')}
            </Button>
          )}
          {/* Toasts stay above it. */}
          <div
            ref={bar}
            data-stays-at-bottom
            className="thumb-bar mt-auto flex gap-3 max-lg:*:grow"
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
              className={classNames('min-h-11 px-3!', isAbsent && 'border-forest! bg-forest-wash!')}
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
