import type { ScorePoint } from '@dss/domain';

/** A row of the table: a result, or how many results in a row changed nothing. */
export type TableRow =
  | { readonly kind: 'result'; readonly point: ScorePoint }
  | { readonly kind: 'unchanged'; readonly key: string; readonly count: number };

/**
 * Newest first. Results that differ from the one before them in nothing that is shown are counted instead of listed: they would
 * bury what the owner did.
 * @param points oldest first
 */
export function tableRows(points: readonly ScorePoint[]): readonly TableRow[] {
  const rows: TableRow[] = [];
  for (const [index, point] of points.entries()) {
    const last = rows.at(-1);
    if (!isUnchanged(point, points[index - 1])) {
      rows.push({ kind: 'result', point });
    } else if (last?.kind === 'unchanged') {
      rows[rows.length - 1] = { ...last, count: last.count + 1 };
    } else {
      rows.push({ kind: 'unchanged', key: point.analysis_id, count: 1 });
    }
  }
  return [...rows].reverse();
}

function isUnchanged(point: ScorePoint, before: ScorePoint | undefined): boolean {
  return (
    before !== undefined &&
    point.changes !== null &&
    Object.values(point.changes).every(isNothing) &&
    point.dss_score === before.dss_score &&
    point.band === before.band &&
    point.range.low === before.range.low &&
    point.range.high === before.range.high &&
    point.enough_seen === before.enough_seen &&
    point.exposure?.level === before.exposure?.level &&
    point.exposure?.at_least === before.exposure?.at_least
  );
}

/** Whether one of the changes is empty: no hazards, no photos, no other method. */
function isNothing(change: readonly unknown[] | number | string | null): boolean {
  return Array.isArray(change) ? change.length === 0 : change === 0 || change === null;
}
