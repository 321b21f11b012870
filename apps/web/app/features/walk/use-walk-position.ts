import {
  nextOpen,
  walkStart,
  type HouseSide,
  type QuestionId,
  type SeenHome,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';
import { useEffect, useState } from 'react';

import { keepStart, savedStart } from './saved-start.ts';
import { useWalkHistory, useWalkPage } from './walk-history.ts';
import { stopAfter, stopById, walkRoute, type WalkRoute } from './walk-route.ts';

/** Where the owner is: before the walk, at a stop by its id, at the walk's end, or at what looking didn't settle, which is asked from there. */
export type Stage = 'start' | 'end' | 'unsaid' | { readonly stopId: string };

/** What is open over a page of the walk. */
export type OpenWalkDialog =
  | { readonly kind: 'stops' }
  | { readonly kind: 'meanings' }
  | { readonly kind: 'problems' }
  | { readonly kind: 'photo'; readonly imageId: string }
  | { readonly kind: 'box'; readonly questionId: QuestionId };

export interface WalkPosition {
  readonly start: HouseSide;
  readonly route: WalkRoute;
  readonly stage: Stage;
  /** The stop on screen; null at the other pages. */
  readonly stop: WalkStop | null;
  readonly dialog: OpenWalkDialog | null;
  readonly setDialog: (dialog: OpenWalkDialog | null) => void;
  /** Starts the walk at a side. */
  readonly begin: (side: HouseSide) => void;
  /** @param next null leads to the end */
  readonly goTo: (next: WalkStop | null) => void;
  readonly goToStart: () => void;
  readonly goToNextOpen: () => void;
  readonly goToUnanswered: () => void;
  /** Goes to the stop after this one. @param answers with those given there */
  readonly goOn: (from: WalkStop, answers: readonly StoredAnswer[]) => void;
  /** Goes on at the next open stop if the one on screen is at a side that no longer exists. */
  readonly leaveMissing: (missing: readonly HouseSide[]) => void;
}

/**
 * Where the owner is on the walk, and what is open there. It goes on where the answers say, and Back and Forward of the browser lead
 * along it.
 * @param startAt where a walk that isn't begun starts; null to ask
 * @param only ids of the stops that it leads along, which isn't asked where it starts; null for all
 */
export function useWalkPosition(
  propertyId: string,
  home: SeenHome & { readonly answers: readonly StoredAnswer[] },
  startAt: HouseSide | null,
  only: readonly string[] | null,
): WalkPosition {
  const { answers } = home;
  // Decided once, and kept for a reload: the stops must not change their order or their numbers during the walk.
  const [start, setStart] = useState(
    () =>
      savedStart(propertyId) ?? (only === null ? (walkStart(answers, home) ?? startAt) : 'front'),
  );
  useEffect(() => {
    if (start !== null && only === null) keepStart(propertyId, start);
  }, [propertyId, start, only]);
  const routeWith = (changed: Partial<Pick<SeenHome, 'answers' | 'missing'>>) =>
    walkRoute(start ?? 'front', { ...home, ...changed }, only);
  const route = routeWith({});

  const stageAt = (stop: WalkStop | null): Stage => (stop === null ? 'end' : { stopId: stop.id });
  const openStage = (within: WalkRoute, missing: readonly HouseSide[]): Stage =>
    stageAt(nextOpen(within.planned, { ...home, missing }));
  /** What a page of the browser's history showed. */
  const stageOf = (page: string | null): Stage => {
    if (start === null) return 'start';
    if (page === 'start' || page === 'end' || page === 'unsaid') return page;
    const stop = page === null ? null : stopById(route, page);
    return stop === null ? openStage(route, home.missing) : stageAt(stop);
  };
  const pageNow = useWalkPage();
  const [stage, setStage] = useState(() => stageOf(pageNow));
  const [dialog, setDialog] = useState<OpenWalkDialog | null>(null);
  useWalkHistory(
    { page: typeof stage === 'string' ? stage : stage.stopId, dialog: dialog !== null },
    { page: (page) => setStage(stageOf(page)), close: () => setDialog(null) },
  );

  const goTo = (next: WalkStop | null) => setStage(stageAt(next));
  return {
    start: start ?? 'front',
    route,
    stage,
    stop: typeof stage === 'string' ? null : stopById(route, stage.stopId),
    dialog,
    setDialog,
    begin: (side) => {
      setStart(side);
      keepStart(propertyId, side);
      const begun = walkRoute(side, home);
      goTo(begun.stops.find((stop) => !begun.isDone(stop)) ?? null);
    },
    goTo,
    goToStart: () => setStage('start'),
    goToUnanswered: () => setStage('unsaid'),
    goToNextOpen: () => setStage(openStage(route, home.missing)),
    goOn: (from, said) => goTo(stopAfter(routeWith({ answers: said }), from.id)),
    leaveMissing: (missing) => {
      if (typeof stage === 'string') return;
      const changed = routeWith({ missing });
      if (stopById(changed, stage.stopId) === null) setStage(openStage(changed, missing));
    },
  };
}
