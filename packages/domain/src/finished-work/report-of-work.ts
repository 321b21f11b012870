import { firstReport, type DatedKnowledge, type FirstReport } from '../evidence/index.ts';
import { stepIdOf } from '../guidance/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import type { ScoreExplanation } from '../scoring/result.ts';

/**
 * When what a step removes was first known to be there: by what counts now if the work is said for the first time or anew, else by what it
 * settled. No day of the work can be before it.
 * @returns null if nothing of it has a date
 */
export function reportOfWork(
  stepId: string,
  isNew: boolean,
  { rows, after_photos: read, set_aside: aside }: WorkReports,
  known: DatedKnowledge,
): FirstReport | null {
  const isRemoved = ({ hazard_type: type }: { readonly hazard_type: HazardTypeId }) =>
    stepIdOf(type) === stepId;
  const counting = rows.flatMap((row) =>
    row.kind === 'hazard' && row.removable && isRemoved(row) ? row.evidence : [],
  );
  const settled = [...read, ...aside.filter(({ kind }) => kind === 'already_fixed')].flatMap(
    (finding) => (isRemoved(finding) ? finding.evidence : []),
  );
  return firstReport(isNew ? counting : settled, known);
}

type WorkReports = Pick<ScoreExplanation, 'rows' | 'after_photos' | 'set_aside'>;
