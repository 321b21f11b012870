import type { Operations } from '@dss/domain';

import { figure } from './figures.ts';
import { words } from './words.ts';

/** The parts of the page that something may be wrong with, in the order in which they are shown. */
export const parts = [
  'recent',
  'usage',
  'queue',
  'failed',
  'errors',
  'slow',
  'mails',
  'leads',
  'scores',
  'storage',
  'reviews',
] as const;

export type Part = (typeof parts)[number];

/** What somebody should look at: the part, and what is wrong in a few words. */
export interface Trouble {
  readonly part: Part;
  readonly text: string;
}

/** How long a job may wait for a worker before somebody should look into it; the same as for the alarms of docs/operations.md. */
const worryingSeconds = 60;
/** As for the alarms. */
const worryingFreeBytes = 5e9;
const dayMs = 24 * 60 * 60 * 1000;

const t = words.troubles;

/** Everything that is wrong, in the order of the parts; empty if all is well. */
export function troublesOf(state: Operations): readonly Trouble[] {
  const now = Date.parse(state.at);
  const newErrors = state.errors.filter(({ at }) => now - Date.parse(at) < dayMs);
  const texts: Readonly<Partial<Record<Part, string | null>>> = {
    usage: state.model.budget_reached
      ? t.budget
      : modelStoodIn(state)
        ? t.stoodIn(state.model.provider)
        : null,
    queue: queueTrouble(state),
    failed: state.failed_analyses.length === 0 ? null : t.failed(state.failed_analyses.length),
    errors:
      newErrors[0] === undefined
        ? null
        : t.errors(
            newErrors.reduce((sum, { count }) => sum + count, 0),
            figure.hour(newErrors[0].at),
          ),
    mails: deliveryTrouble(state.mails, now, t.mails),
    leads: deliveryTrouble(state.leads, now, t.leads),
    scores: deliveryTrouble(state.scores, now, t.scores),
    storage:
      state.storage.free_bytes < worryingFreeBytes
        ? t.disk(figure.bytes(state.storage.free_bytes))
        : null,
    reviews: state.reviews.some(({ status }) => status === 'failed') ? t.reviews : null,
  };
  return parts.flatMap((part) => {
    const text = texts[part] ?? null;
    return text === null ? [] : [{ part, text }];
  });
}

/** Whether the built-in analyzer made the latest analysis of photos though a model is configured and within its budget. */
export function modelStoodIn({
  model,
  recent_analyses: recent,
}: Pick<Operations, 'model' | 'recent_analyses'>): boolean {
  const latest = recent.find(({ provider }) => provider !== 'owner');
  return !model.budget_reached && model.provider !== 'built-in' && latest?.provider === 'built-in';
}

/** Whether jobs that are ready find no worker. */
export function isNotTaken({ oldest_ready_seconds: seconds }: Operations['queue']): boolean {
  return seconds >= worryingSeconds;
}

function queueTrouble({ queue }: Operations): string | null {
  if (isNotTaken(queue)) return t.notTaken(figure.seconds(queue.oldest_ready_seconds));
  return queue.failed === 0 ? null : t.queue(queue.failed);
}

/** Of mail, leads or scores that were given up, or whose latest attempt failed. */
function deliveryTrouble(
  { failed, list }: Operations['mails'] | Operations['leads'],
  now: number,
  say: (count: number, since: string) => string,
): string | null {
  const stuck: readonly { readonly created_at: string }[] = [...list].filter(
    (each) => each.failed || each.failure !== null,
  );
  const count = Math.max(failed, stuck.length);
  if (count === 0) return null;
  const first = Math.min(now, ...stuck.map((each) => Date.parse(each.created_at)));
  const at = new Date(first).toISOString();
  return say(count, now - first < dayMs ? figure.hour(at) : figure.moment(at));
}
