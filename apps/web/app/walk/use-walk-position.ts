import {
  nextOpen,
  walkStart,
  type HouseSide,
  type StoredAnswer,
  type WalkedHome,
  type WalkPlace,
} from '@dss/domain';
import { useEffect, useState } from 'react';

import { keepStart, keptStart } from './kept-start.ts';
import type { ShownAnswer } from './stop-photos-row.tsx';
import { useWalkHistory, useWalkPage } from './walk-history.ts';
import {
  placeAfter,
  placeAt,
  positionOf,
  returnTo,
  walkRoute,
  type Position,
  type WalkRoute,
} from './walk-route.ts';

/** Where the owner is: before the walk, at a question, or at its end. */
export type Stage = 'start' | 'end' | Position;

/** What is open over a page of the walk. */
export type OpenWalkDialog =
  | { readonly kind: 'stops' }
  | { readonly kind: 'problems' }
  | { readonly kind: 'photo'; readonly imageId: string }
  | { readonly kind: 'box'; readonly shown: ShownAnswer };

export interface WalkPosition {
  readonly start: HouseSide;
  readonly route: WalkRoute;
  readonly stage: Stage;
  /** The question on screen; null before the walk and at its end. */
  readonly place: WalkPlace | null;
  readonly dialog: OpenWalkDialog | null;
  readonly setDialog: (dialog: OpenWalkDialog | null) => void;
  /** Starts the walk at a side. */
  readonly begin: (side: HouseSide) => void;
  /** @param next null leads to the end */
  readonly goTo: (next: Position | null) => void;
  readonly goToStart: () => void;
  readonly goToNextOpen: () => void;
  /** Goes to where an answer leads. @param answers with that answer */
  readonly goOn: (from: Position, answers: readonly StoredAnswer[]) => void;
  /** Goes on at the next open question if the one on screen is at a side that no longer exists. */
  readonly leaveMissing: (missing: readonly HouseSide[]) => void;
}

/**
 * Where the owner is on the walk, and what is open there. It goes on where the answers say, and Back and Forward of the browser lead
 * along it.
 * @param startAt where a walk that isn't begun starts; null to ask
 */
export function useWalkPosition(
  propertyId: string,
  home: WalkedHome & { readonly answers: readonly StoredAnswer[] },
  startAt: HouseSide | null,
): WalkPosition {
  const { answers } = home;
  // Decided once: the stops must not change their order during the walk.
  const [start, setStart] = useState(
    () => keptStart(propertyId) ?? walkStart(answers, home) ?? startAt,
  );
  useEffect(() => {
    if (startAt !== null && start === startAt) keepStart(propertyId, startAt);
  }, [propertyId, start, startAt]);
  const route = walkRoute(start ?? 'front', answers, home);

  const openStage = (within: WalkRoute, missing: readonly HouseSide[]): Stage => {
    const open = nextOpen(within.stops, answers, { ...home, missing });
    return open === null ? 'end' : positionOf(open);
  };
  /** What a page of the browser's history showed. */
  const stageOf = (page: string | null): Stage => {
    if (start === null) return 'start';
    if (page === 'start' || page === 'end') return page;
    const stop = route.stops.find(({ id }) => id === page);
    return (stop && returnTo(route, stop)) ?? openStage(route, home.missing);
  };
  const pageNow = useWalkPage();
  const [stage, setStage] = useState(() => stageOf(pageNow));
  const [dialog, setDialog] = useState<OpenWalkDialog | null>(null);
  useWalkHistory(
    { page: typeof stage === 'string' ? stage : stage.stopId, dialog: dialog !== null },
    { page: (page) => setStage(stageOf(page)), close: () => setDialog(null) },
  );

  const goTo = (next: Position | null) => setStage(next ?? 'end');
  return {
    start: start ?? 'front',
    route,
    stage,
    place: typeof stage === 'string' ? null : placeAt(route, stage),
    dialog,
    setDialog,
    begin: (side) => {
      setStart(side);
      keepStart(propertyId, side);
      const begun = walkRoute(side, answers, home);
      const open = begun.places.find((each) => !begun.isAnswered(each));
      goTo(open === undefined ? null : positionOf(open));
    },
    goTo,
    goToStart: () => setStage('start'),
    goToNextOpen: () => setStage(openStage(route, home.missing)),
    goOn: (from, said) => goTo(placeAfter(walkRoute(start ?? 'front', said, home), from)),
    leaveMissing: (missing) => {
      if (typeof stage === 'string') return;
      const changed = walkRoute(start ?? 'front', answers, { ...home, missing });
      if (placeAt(changed, stage) === null) setStage(openStage(changed, missing));
    },
  };
}
