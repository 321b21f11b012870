import { dayAfter } from '../calendar/day-after.ts';
import type { EvidenceSources } from './photo-evidence.ts';
import { takenAt } from './taken-at.ts';

/** When it was first known that something is there, and from what. */
export interface FirstReport {
  /** ISO 8601: the moment of an answer in UTC, or that of a photo in its camera's own time. */
  readonly at: string;
  readonly by: 'answer' | 'photo';
}

/** What shows that something is there: an answer, or a photo that nobody was asked about. */
export interface Reporting {
  readonly question_id: string | null;
  readonly image_id: string | null;
  readonly side: string | null;
}

/** A home's photos and answers, as far as they have dates. */
export interface DatedKnowledge {
  readonly photos: readonly { readonly image_id: string; readonly evidence: EvidenceSources }[];
  readonly answers: readonly {
    readonly question_id: string;
    readonly side: string | null;
    readonly answered_at: string;
  }[];
}

/**
 * The earliest that evidence of a finding says it was there. A photo without a date of its own says nothing: nobody knows how old it is.
 * @returns null if nothing of it has a date
 */
export function firstReport(
  evidence: readonly Reporting[],
  known: DatedKnowledge,
): FirstReport | null {
  const reports = evidence.flatMap(({ question_id: question, image_id: imageId, side }) =>
    question === null
      ? known.photos.flatMap((photo): FirstReport[] => {
          const taken = photo.image_id === imageId ? takenAt(photo.evidence) : null;
          return taken === null ? [] : [{ at: taken.at, by: 'photo' }];
        })
      : known.answers.flatMap((answer): FirstReport[] => {
          const isOfIt =
            answer.question_id === question &&
            (side === null || answer.side === null || answer.side === side);
          return isOfIt ? [{ at: answer.answered_at, by: 'answer' }] : [];
        }),
  );
  return reports.reduce<FirstReport | null>(
    (first, each) => (first === null || each.at < first.at ? each : first),
    null,
  );
}

/**
 * Whether a day is before what was done then was reported to be there. A day earlier still isn't: calendars differ around the world.
 * @param day '2026-11-21'
 */
export function isBeforeReport(day: string, report: FirstReport | null): boolean {
  return report !== null && day < dayAfter(report.at.slice(0, 10), -1);
}
