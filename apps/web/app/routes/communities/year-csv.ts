import {
  communityLimits,
  hazardById,
  type CommunityEntry,
  type CommunityFigures,
  type WorkDay,
} from '@dss/domain';

import type { Cell } from '../../lib/api/csv.ts';

const { mostOfHome: most } = communityLimits;

/** Always in English, as the renewal is. */
const columns = [
  'date',
  'dwelling',
  'zone',
  'activity',
  'hours',
  'dollars',
  'cubic_yards',
  'in_kind',
  'evidence',
] as const;

const activities: Readonly<Record<CommunityEntry['kind'], string>> = {
  event: 'event',
  outreach: 'outreach',
  work_day: 'work day',
  home: 'work at a home',
  other: 'other',
};

/**
 * A year's entries as the rows of a file, the earliest first. No dwelling is named, as none was entered.
 * @param homes what homes that joined did together, in one row; null where that isn't shown
 * @param asOf the day of that sum
 * @param workDays whose hours are the entries of the same id, in the zone of what was worked on
 */
export function yearRows(
  entries: readonly CommunityEntry[],
  homes: CommunityFigures['work'],
  asOf: string | null,
  workDays: readonly Pick<WorkDay, 'id' | 'hazard'>[],
): readonly (readonly Cell[])[] {
  return [
    columns,
    ...entries
      .map((entry) => [
        entry.day,
        null,
        zoneOf(entry, workDays),
        activities[entry.kind],
        entry.hours,
        entry.dollars,
        entry.cubic_yards,
        entry.in_kind,
        entry.note,
      ])
      .reverse(),
    ...(homes === null
      ? []
      : [
          [
            asOf,
            null,
            null,
            'finished work of joined homes together',
            homes.hours,
            homes.dollars,
            homes.cubic_yards,
            null,
            `A sum over at least five owners who share theirs, off by chance on purpose, often by more than ${most.hours} hours, $${most.dollars} or ${most.cubicYards} cubic yards.`,
          ],
        ]),
  ];
}

function zoneOf(
  { id }: CommunityEntry,
  workDays: readonly Pick<WorkDay, 'id' | 'hazard'>[],
): string | null {
  const day = workDays.find((each) => each.id === id);
  return day === undefined ? null : hazardById(day.hazard).zone;
}
