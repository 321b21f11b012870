import type { StoredAnswer } from '../api/owner-corrections.ts';
import type { Photo } from '../api/photo.ts';
import { dayAfter } from '../calendar/day-after.ts';
import { takenAt } from '../evidence/index.ts';
import type { Evidence } from '../scoring/result.ts';

/** When it was first known that something is there, and from what. */
export interface FirstReport {
  /** ISO 8601: the moment of an answer in UTC, or that of a photo in its camera's own time. */
  readonly at: string;
  readonly by: 'answer' | 'photo';
}

/**
 * The earliest that evidence of a finding says it was there. A photo without a date of its own says nothing: nobody knows how old it is.
 * @returns null if nothing of it has a date
 */
export function firstReport(
  evidence: readonly Evidence[],
  known: {
    readonly photos: readonly Pick<Photo, 'image_id' | 'evidence'>[];
    readonly answers: readonly Pick<StoredAnswer, 'question_id' | 'side' | 'answered_at'>[];
  },
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
