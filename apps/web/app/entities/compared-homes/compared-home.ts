import { standings, type ComparedProperty, type Standing } from '@dss/domain';
import type { ReactNode } from 'react';

type Result = NonNullable<ComparedProperty['newest_result']>;

/** A home as one of several beside each other. */
export interface HomeBesideOthers {
  readonly id: string;
  /** What its owner calls it; 'Home 1' where its place is left out. */
  readonly name: string;
  /** The whole address, where that says more. */
  readonly place: string | null;
  /** Its own page. */
  readonly page: string;
  /** Whether that opens in another tab: the page of a share link takes the place of what was shared before. */
  readonly opensTab: boolean;
  readonly picture: ReactNode;
  readonly result:
    | (Pick<
        Result,
        'score' | 'band' | 'range' | 'enough_seen' | 'exposure' | 'created_at' | 'weights_version'
      > & {
        /** The score without its owner's corrections, in words; null where it is the same. */
        readonly asSeen: string | null;
      })
    | null;
  /** What to do first. */
  readonly jobs: readonly (Pick<
    Result['first_actions'][number],
    'step_id' | 'points' | 'gain' | 'points_without_ceiling'
  > & { readonly title: string })[];
  /** What those cost together, in dollars. */
  readonly cost: { readonly low: number; readonly high: number } | null;
  readonly photoCount: number;
}

/** Whether the homes' scores are by the same weights: only those can be compared. */
export function areByOneMethod(homes: readonly HomeBesideOthers[]): boolean {
  return new Set(homes.flatMap(({ result }) => result?.weights_version ?? [])).size <= 1;
}

/** How each home stands beside the best; null where it has no score, or theirs are by different weights. */
export function standingsOf(
  homes: readonly HomeBesideOthers[],
): ReadonlyMap<HomeBesideOthers, Standing | null> {
  const scored = homes.flatMap((home) => (home.result === null ? [] : [{ home, ...home.result }]));
  const found = standings(scored);
  const oneMethod = areByOneMethod(homes);
  return new Map(
    scored.map(({ home }, index) => [home, oneMethod ? (found[index] ?? null) : null]),
  );
}

/**
 * The names of homes where there is little room: up to the first comma, which leaves the town out, unless two homes would then be called
 * the same.
 */
export function shortNames(
  homes: readonly HomeBesideOthers[],
): ReadonlyMap<HomeBesideOthers, string> {
  const short = homes.map(({ name }) => (name.split(',')[0] ?? '').trim());
  const areClear = new Set(short).size === homes.length && !short.includes('');
  return new Map(
    homes.map((home, index) => [home, areClear ? (short[index] ?? home.name) : home.name]),
  );
}
