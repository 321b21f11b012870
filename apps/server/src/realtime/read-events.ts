import type { PropertyEvent } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { newestJobIn } from '../analysis/job/jobs.ts';
import type { PropertyChange } from '../changes/listen-for-changes.ts';
import { tables, type Transaction } from '../db/index.ts';

const { analyses } = tables;

/** The events that the transaction's actor may see for these changes, in order; the job appears once, in its current state. */
export async function readEvents(
  transaction: Transaction,
  propertyId: string,
  changes: readonly PropertyChange[],
): Promise<PropertyEvent[]> {
  const events: PropertyEvent[] = [];
  for (const change of changes) {
    const event = await readEvent(transaction, propertyId, change);
    const repeated =
      event?.kind === 'analysis_progress' &&
      events.some((earlier) => earlier.kind === 'analysis_progress');
    if (event !== null && !repeated) events.push(event);
  }
  return events;
}

async function readEvent(
  transaction: Transaction,
  propertyId: string,
  change: PropertyChange,
): Promise<PropertyEvent | null> {
  switch (change.what) {
    case 'photo_added':
    case 'photo_removed':
    case 'placement_changed':
    case 'photo_sorted':
      return { kind: change.what, photo_id: change.id };
    case 'property_changed':
    case 'answers_changed':
    case 'disputes_changed':
    case 'plan_changed':
    case 'address_facts_changed':
    case 'fire_warnings_changed':
    case 'insurer_notices_changed':
    case 'handovers_changed':
    case 'people_changed':
    case 'visits_changed':
      return { kind: change.what };
    case 'job_changed': {
      const job = await newestJobIn(transaction, propertyId);
      return job === null ? null : { kind: 'analysis_progress', job };
    }
    case 'analysis_added': {
      const [row] = await transaction
        .select({ id: analyses.id, score: analyses.dssScore })
        .from(analyses)
        .where(eq(analyses.id, change.id));
      if (row === undefined) return null;
      return { kind: 'analysis_added', analysis_id: row.id, dss_score: row.score };
    }
    case 'access_changed':
      return null;
  }
}
