import type { ListedHomeVisit } from '@dss/domain';

import type { Cell } from '../../lib/api/csv.ts';

/** Always in English, so that the same program reads the files of all assessors. */
const columns = [
  'date',
  'home',
  'answers',
  'hazards',
  'organization',
  'finished',
  'open_to_assessor',
  'notes',
] as const;

/** Visits as the rows of a file, the earliest first. */
export function visitRows(visits: readonly ListedHomeVisit[]): readonly (readonly Cell[])[] {
  return [
    columns,
    ...visits
      .map((visit) => [
        visit.on,
        visit.home,
        visit.answers,
        visit.hazards,
        visit.organization,
        visit.ended_at === null ? 'no' : 'yes',
        visit.open ? 'yes' : 'no',
        visit.notes,
      ])
      .reverse(),
  ];
}

/** Visits as points (RFC 7946), of homes that are still open to the assessor and have a place: of others nobody keeps where they are. */
export function visitPlaces(visits: readonly ListedHomeVisit[]): {
  readonly type: 'FeatureCollection';
  readonly features: readonly object[];
} {
  return {
    type: 'FeatureCollection',
    features: visits.flatMap((visit) => {
      const { open, lat, lng } = visit;
      if (!open || lat === null || lng === null) return [];
      return [
        {
          type: 'Feature',
          id: visit.visit_id,
          geometry: { type: 'Point', coordinates: [lng, lat] },
          properties: {
            date: visit.on,
            home: visit.home,
            answers: visit.answers,
            hazards: visit.hazards,
            organization: visit.organization,
            finished: visit.ended_at !== null,
            notes: visit.notes,
          },
        },
      ];
    }),
  };
}
