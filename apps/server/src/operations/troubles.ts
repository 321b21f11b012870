import {
  isNotTaken,
  modelStoodIn,
  operatedParts,
  writeBytes,
  writeDuration,
  type OperatedPart,
  type Operations,
} from '@dss/domain';
import { staleBackupSeconds } from '../backup/backups-folder.ts';
import type { Readiness } from './readiness.ts';

type Trouble = Operations['troubles'][number];
type Found = Omit<Trouble, 'part'> | null;

const worryingFreeBytes = 5e9;
const dayMs = 24 * 60 * 60 * 1000;

/** Everything that is wrong, in the order of the parts; empty if all is well. */
export function troublesOf(state: Omit<Operations, 'troubles'>): Trouble[] {
  const now = Date.parse(state.at);
  const found: Readonly<Partial<Record<OperatedPart, Found | readonly Found[]>>> = {
    usage: withoutTime(usageTrouble(state)),
    queue: withoutTime(queueTrouble(state.queue)),
    failed: withoutTime(
      state.failed_analyses.length === 0
        ? null
        : `Analyses: ${state.failed_analyses.length} failed this week`,
    ),
    errors: errorTrouble(state.errors.filter(({ at }) => now - Date.parse(at) < dayMs)),
    mails: deliveryTrouble('Mail', state.mails, now),
    leads: deliveryTrouble('Leads', state.leads, now),
    scores: deliveryTrouble('Score webhook', state.scores, now),
    notifications: deliveryTrouble('Notifications', state.notifications, now),
    storage: storageTroubles(state, now).map(withoutTime),
    reviews: withoutTime(
      state.reviews.some(({ status }) => status === 'failed')
        ? 'Policy reviews: mail to the agency was given up'
        : null,
    ),
  };
  return operatedParts.flatMap((part) =>
    [found[part] ?? []].flat().flatMap((each) => (each === null ? [] : [{ part, ...each }])),
  );
}

/** Names first what doesn't answer at all, which the database can't know. */
export function withSilent(state: Operations, parts: ReturnType<Readiness['parts']>): Operations {
  const silent: Trouble[] = [];
  if (parts.storage === 'failed') {
    silent.push({ part: 'storage', text: 'Photos: their store doesn’t take them', at: null });
  }
  if (parts.queue === 'failed') {
    silent.push({ part: 'queue', text: 'Queue: it doesn’t answer', at: null });
  }
  return { ...state, troubles: [...silent, ...state.troubles] };
}

const withoutTime = (text: string | null) => (text === null ? null : { text, at: null });

function usageTrouble(state: Pick<Operations, 'model' | 'recent_analyses'>): string | null {
  if (state.model.budget_reached) return 'Model: the month’s budget is used up';
  return modelStoodIn(state)
    ? `Model: ${state.model.provider} didn’t look at the latest photos`
    : null;
}

function queueTrouble(queue: Operations['queue']): string | null {
  if (isNotTaken(queue)) {
    return `Queue: nobody has taken a job for ${writeDuration(queue.oldest_ready_seconds)}`;
  }
  return queue.failed === 0 ? null : `Queue: ${queue.failed} failed`;
}

function errorTrouble(errors: Operations['errors']): Omit<Trouble, 'part'> | null {
  const latest = errors[0];
  if (latest === undefined) return null;
  const count = errors.reduce((sum, each) => sum + each.count, 0);
  return {
    text:
      count === 1
        ? `Errors: 1 (${latest.error}) at`
        : `Errors: ${count} in a day, the latest (${latest.error}) at`,
    at: latest.at,
  };
}

/** Of mail, leads, scores or notifications that were given up, or whose latest attempt failed. */
function deliveryTrouble(
  what: string,
  { failed, list }: Operations['mails'] | Operations['leads'],
  now: number,
): Omit<Trouble, 'part'> | null {
  const stuck: readonly { readonly created_at: string }[] = [...list].filter(
    (each) => each.failed || each.failure !== null,
  );
  const count = Math.max(failed, stuck.length);
  if (count === 0) return null;
  const first = Math.min(now, ...stuck.map((each) => Date.parse(each.created_at)));
  return { text: `${what}: ${count} not delivered since`, at: new Date(first).toISOString() };
}

function storageTroubles(
  { storage, backups }: Pick<Operations, 'storage' | 'backups'>,
  now: number,
): readonly string[] {
  const texts: string[] = [];
  if (storage.free_bytes < worryingFreeBytes) {
    texts.push(`Disk: ${writeBytes(storage.free_bytes)} free`);
  }
  if (backups !== null) {
    const age = backups.newest_at === null ? Infinity : now - Date.parse(backups.newest_at);
    if (age === Infinity) texts.push('Backups: there is none');
    else if (age > staleBackupSeconds * 1000) {
      texts.push(`Backups: the newest is ${writeDuration(Math.floor(age / 1000))} old`);
    }
  }
  return texts;
}
