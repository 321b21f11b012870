import {
  stopsLeftOpen,
  unconfirmedOf,
  unansweredItems,
  walkStops,
  type HousePlan,
  type HouseSide,
  type WalkItem,
  type WalkStop,
} from '@dss/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { usePaths } from '../../lib/paths.ts';
import { useTapFilter, type TapFilter } from '../../ui/quick-taps.ts';
import { stopCommands, type StopCommands } from './stop-commands.ts';
import { tilesOf, type StopTile } from './stop-tiles.ts';
import { useFactsOfStop } from './use-facts-of-stop.ts';
import { useMissingSides, type MissingSideChanges } from './use-missing-sides.ts';
import { useOpenStops } from './use-open-stops.ts';
import { useWalkData, type SavedHome, type WalkData } from './use-walk-data.ts';
import { useWalkPhotos, type PhotosHere } from './use-walk-photos.ts';
import { useWalkPosition, type WalkPosition } from './use-walk-position.ts';
import { walkPlan } from './walk-plan.ts';
import { stopBefore } from './walk-route.ts';

/** Which walk is asked for. */
export interface WalkChoice {
  /** Where a walk that isn't begun starts; null to ask. */
  readonly startAt: HouseSide | null;
  /** Whether it leads only along the stops that photos leave open, on the way to the first score. */
  readonly onlyOpen: boolean;
}

/** The stop on screen. */
export interface StopHere {
  readonly stop: WalkStop;
  readonly tiles: readonly StopTile[];
  readonly photos: PhotosHere;
  readonly say: StopCommands;
  readonly goOn: (rest: 'not_there' | 'cannot_see') => void;
  readonly goBack: () => void;
}

/** The walk as it stands: what its pages show, and where they lead. */
export interface Walk extends Pick<
  WalkData,
  'property' | 'isLent' | 'home' | 'figures' | 'delivery'
> {
  readonly position: WalkPosition;
  /** The stop on screen; null at the other pages. */
  readonly here: StopHere | null;
  /** A stop as it would be on screen. */
  readonly at: (stop: WalkStop) => StopHere;
  /** The home from above, as the walk has found it so far. */
  readonly plan: HousePlan;
  /** What photos show that the owner has neither confirmed nor denied. */
  readonly unconfirmed: readonly WalkItem[];
  /** What looking didn't settle and nobody has said. */
  readonly unanswered: readonly WalkItem[];
  /** Null on a phone that may not change which sides exist. */
  readonly missingSides: MissingSideChanges | null;
  /** Whether it is on the way to the first score. */
  readonly toScore: boolean;
  /** Whether photos left nothing to ask on the way to the first score. */
  readonly isEmpty: boolean;
  /** For the buttons that lead from stop to stop: each stop is a new screen. */
  readonly tapFilter: TapFilter;
}

/** The whole walk. It goes on where the answers say, so it stores no progress of its own. */
export function useWalk(saved: SavedHome, { startAt, onlyOpen }: WalkChoice): Walk {
  const data = useWalkData(saved);
  const { property, isLent, analysis, home, figures, delivery } = data;
  const { missing } = home;
  const lookedAt = { ...home, seen: analysis?.seen ?? null };
  const only = useOpenStops(property.id, onlyOpen, () =>
    stopsLeftOpen(walkStops({ start: 'front', missing }), lookedAt),
  );
  const position = useWalkPosition(property.id, home, startAt, only);
  const { route } = position;
  const photosAt = useWalkPhotos(data, position);
  const missingSides = useMissingSides(missing, (without) => {
    data.saveMissingSides(without);
    position.leaveMissing(without);
  });
  const facts = useFactsOfStop(position.stop?.id ?? null, home.facts);
  const tapFilter = useTapFilter();
  const navigate = useNavigate();
  const paths = usePaths();
  const [now] = useState(() => new Date().toISOString());

  function goBack(from: WalkStop): void {
    const before = stopBefore(route, from.id);
    if (before !== null) position.goTo(before);
    else if (only === null) position.goToStart();
    else void navigate(paths.checkPhotos(property.id));
  }

  function stopHere(stop: WalkStop): StopHere {
    const tiles = tilesOf(stop, { ...home, facts });
    const photos = photosAt(stop);
    const say = stopCommands({ stop, tiles }, data, { taken: photos.taken, now });
    return {
      stop,
      tiles,
      photos,
      say,
      goOn: (rest) => position.goOn(stop, say.leave(rest)),
      goBack: () => goBack(stop),
    };
  }

  return {
    property,
    isLent,
    home,
    figures,
    delivery,
    position,
    here: position.stop && stopHere(position.stop),
    at: stopHere,
    plan: walkPlan({
      home,
      outline: property.outline,
      route,
      shown: analysis?.explanation.coverage.directions_seen ?? [],
      figures,
      proposals: home.proposals,
      onMaps: data.onMaps,
    }),
    unconfirmed: unconfirmedOf(home),
    unanswered: unansweredItems(lookedAt),
    missingSides: isLent ? null : missingSides,
    toScore: only !== null,
    isEmpty: only?.length === 0,
    tapFilter,
  };
}
