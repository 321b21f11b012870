import { directions, directionOf } from '@dss/domain';
import { useEffect, useRef } from 'react';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HousePlanDrawing } from '../../entities/house-plan/house-plan.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { HazardTile } from './hazard-tile.tsx';
import { MissingParts } from './missing-parts.tsx';
import { StopBar } from './stop-bar.tsx';
import { StopHeader } from './stop-header.tsx';
import { StopHeading } from './stop-heading.tsx';
import { StopPhotoArea } from './stop-photo-area.tsx';
import { asksSides } from './stop-tiles.ts';
import { useHowMuch } from './use-how-much.ts';
import { useSpots } from './use-spots.ts';
import { useTilesInView } from './use-tiles-in-view.ts';
import type { StopHere, Walk } from './use-walk.ts';

export interface StopScreenProps {
  walk: Walk;
  here: StopHere;
}

/** The photo stands beside the tiles, and always has the room to be marked. */
const photoIsBeside = '(min-width: 64rem)';

/** Who taps on before is still scrolling. */
const newTilesMs = 1000;

/** One stop of the walk: its photo, then a picture of everything to look for, to tap what is there. */
export function StopScreen({ walk, here }: StopScreenProps) {
  const { position, plan, home, delivery, tapFilter } = walk;
  const { setDialog } = position;
  const { stop, tiles, say } = here;
  const descriptions = useDescriptions();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page of a new stop is a new component, so this announces each one.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The screen before may have been scrolled.
    window.scrollTo(0, 0);
  }, []);
  const spots = useSpots(here, ({ questionId }) => setDialog({ kind: 'box', questionId }));
  const howMuch = useHowMuch(walk.property.id, here);
  const { list, bar, areAllRead, showMore } = useTilesInView(
    tiles.map(({ questionId }) => questionId),
    // The button changes under a finger that meant the one before.
    () => tapFilter.askNext(newTilesMs),
  );
  const sides = directions.filter(
    (direction) => !home.missing.some((gone) => directionOf(gone, home.facing) === direction),
  );
  return (
    // Without a name, which a screen reader would say again at each tile of the stop.
    <section className="walk-screen stop-screen page-width flex flex-col gap-2 sm:gap-3 sm:py-2">
      <StopHeader walk={walk} here={here} />
      <DeliveryState
        delivery={delivery}
        reading={position.dialog?.kind === 'problems'}
        onRead={(reading) => setDialog(reading ? { kind: 'problems' } : null)}
      />
      <div className="flex grow flex-col gap-2 sm:gap-3 lg:grid lg:grow-0 lg:grid-cols-[2fr_3fr] lg:items-start lg:gap-8">
        <div className="contents lg:sticky lg:top-4 lg:flex lg:flex-col lg:gap-4">
          <StopPhotoArea
            here={here}
            marks={spots.onPhoto}
            onLook={({ imageId }) => setDialog({ kind: 'photo', imageId })}
            // The buttons of a proposal go.
            onDecided={() => heading.current?.focus({ preventScroll: true })}
          />
          <HousePlanDrawing
            plan={plan}
            titleOf={(type) => descriptions.hazard(type).title}
            className="mx-auto max-w-72 max-lg:hidden"
          />
        </div>
        <div className="flex grow flex-col gap-2 sm:gap-3">
          <StopHeading walk={walk} stop={stop} heading={heading} />
          <ul ref={list} className="walk-tiles">
            {tiles.map((tile) => (
              <HazardTile
                key={tile.questionId}
                tile={tile}
                sides={asksSides(stop, tile.questionId) ? sides : []}
                spots={spots}
                isAmountAsked={howMuch.asked.includes(tile)}
                say={{
                  ...say,
                  tap: (tapped) => {
                    say.tap(tapped);
                    // Above the tiles, a large photo would push them away under the finger; there the tile has a button for it.
                    if (window.matchMedia(photoIsBeside).matches) spots.mark(tapped);
                  },
                }}
              />
            ))}
          </ul>
          <MissingParts here={here} leaveOutSide={walk.missingSides?.leaveOut ?? null} />
          <StopBar
            here={here}
            bar={bar}
            areAllRead={areAllRead}
            showMore={showMore}
            howMuch={howMuch}
            tapFilter={tapFilter}
          />
        </div>
      </div>
    </section>
  );
}
