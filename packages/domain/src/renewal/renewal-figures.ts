import type { CommunityFigures, CoordinatedCommunity } from '../api/communities.ts';
import type { CommunityEntry } from '../api/community-entries.ts';
import { monthsAfter } from '../calendar/day-after.ts';
import { communityPlanLimits } from '../limits/index.ts';

/** What a community's year comes to; in kind are the entries that name something given. */
export interface YearTotals {
  readonly hours: number;
  readonly dollars: number;
  readonly cubicYards: number;
  readonly inKind: number;
}

/** @param homes what homes that joined did together in the year, as far as it is shown */
export function yearTotals(
  entries: readonly CommunityEntry[],
  homes: CommunityFigures['work'],
): YearTotals {
  const sum = (amount: (entry: CommunityEntry) => number | null) =>
    Math.round(entries.reduce((total, entry) => total + (amount(entry) ?? 0), 0) * 100) / 100;
  return {
    hours: sum(({ hours }) => hours) + (homes?.hours ?? 0),
    dollars: sum(({ dollars }) => dollars) + (homes?.dollars ?? 0),
    cubicYards: sum(({ cubic_yards: yards }) => yards) + (homes?.cubic_yards ?? 0),
    inKind: entries.filter(({ in_kind: given }) => given !== null).length,
  };
}

/**
 * A community's year beside what is asked for: an hour of work for each dwelling.
 * @returns the totals, what homes did of them, and the hours that are still missing: 0 once there are enough
 */
export function yearInvestment(
  { dwellings, figures }: Pick<CoordinatedCommunity, 'dwellings' | 'figures'>,
  year: number,
  entries: readonly CommunityEntry[],
) {
  const homes = homesWork(figures, year);
  const totals = yearTotals(entries, homes);
  // What is off by chance is no matter of minutes.
  const hours = homes === null ? totals.hours : Math.round(totals.hours);
  const hoursMissing = Math.max(0, Math.round((dwellings - hours) * 100) / 100);
  return { ...totals, homes, hours, hoursMissing };
}

/** What homes that joined did together in a year; null unless that is shown, and of this year. */
export function homesWork(
  figures: CommunityFigures | null,
  year: number,
): CommunityFigures['work'] {
  return figures?.work?.year === year ? figures.work : null;
}

/** The day by which a risk assessment of this day is to be updated. */
export function nextAssessment(day: string): string {
  return monthsAfter(day, 12 * communityPlanLimits.assessmentYears);
}

/** The day by which an action plan of this day is to be updated. */
export function nextPlan(day: string): string {
  return monthsAfter(day, 12 * communityPlanLimits.years);
}
