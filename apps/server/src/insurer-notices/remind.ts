import { daysToRemindOf, nextReminderDay, reportDay, type NoticeDay } from '@dss/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { isDeleted, tables, type Database, type Transaction } from '../db/index.ts';
import { mailOwners } from '../mail/mail-owners.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';
import { datedNotice, readStates } from './dated-notice.ts';

const { insurerNotices } = tables;

export interface RemindingDependencies {
  readonly db: Database;
  /** Of the links that end the reminders of a notice. */
  readonly reminderTokens: LinkTokens;
  readonly clock: Clock;
}

/** When mails go out, in UTC: in the morning, and on the same day everywhere in the country. */
const hour = 16;
const dayMs = 24 * 60 * 60 * 1000;

const payloadSchema = z.object({ property_id: z.uuid() });

/** The queue's handlers for this feature's jobs, by job name. */
export function remindingTasks(
  dependencies: RemindingDependencies,
): Pick<QueueTasks, 'remind_of_insurer'> {
  return { remind_of_insurer: remindOwners(dependencies) };
}

/**
 * Has the job look at a home on the morning of a day.
 * @param day of a run's own plan, which leaves a look that is asked for already where it is; null: the next morning there is
 */
export async function remindOn(
  tx: Transaction,
  propertyId: string,
  day: string | null,
  now: Date,
): Promise<void> {
  const at = day === null ? nextMorning(now) : morningOf(day);
  const waitS = Math.max(0, at - now.getTime()) / 1000;
  await tx.execute(
    sql`select app.enqueue_reminding(${propertyId}, make_interval(secs => ${waitS}), ${day === null})`,
  );
}

/** Mails the owners of a home of each day that is a week ahead or less, once, and plans the next look. */
function remindOwners({ db, reminderTokens, clock }: RemindingDependencies): QueueTask {
  return async (payload) => {
    const { property_id: propertyId } = payloadSchema.parse(payload);
    await db.asWorker(propertyId, async (tx) => {
      if (await isDeleted(tx, propertyId)) return;
      const state = (await readStates(tx, [propertyId])).get(propertyId);
      const now = clock();
      const today = reportDay(now);
      const next: string[] = [];
      for (const { id, remindersId, reminded, notice } of await readWished(tx, propertyId)) {
        const due = daysToRemindOf(notice, state, today).filter(
          (day) => !reminded.includes(nameOf(day)),
        );
        for (const { kind, by } of due) {
          const token = reminderTokens.sign(remindersId);
          await mailOwners(tx, propertyId, {
            template: 'insurer_reminder',
            props: { property_id: propertyId, day: kind, by, token },
          });
        }
        if (due.length > 0) {
          await tx
            .update(insurerNotices)
            .set({ reminded: [...reminded, ...due.map(nameOf)] })
            .where(eq(insurerNotices.id, id));
        }
        const later = nextReminderDay(notice, state, today);
        if (later !== null) next.push(later);
      }
      // Days of ISO 8601, which are in order as text.
      const [first] = next.toSorted();
      if (first !== undefined) await remindOn(tx, propertyId, first, now);
    });
  };
}

/** Those of which their owner wants to be reminded. */
async function readWished(tx: Transaction, propertyId: string) {
  const rows = await tx
    .select({
      id: insurerNotices.id,
      kind: insurerNotices.kind,
      datedOn: insurerNotices.datedOn,
      answerBy: insurerNotices.answerBy,
      policyEndsOn: insurerNotices.policyEndsOn,
      steps: insurerNotices.steps,
      outcome: insurerNotices.outcome,
      remindersId: insurerNotices.remindersId,
      reminded: insurerNotices.reminded,
    })
    .from(insurerNotices)
    .where(and(eq(insurerNotices.propertyId, propertyId), isNotNull(insurerNotices.remindersId)))
    .for('update');
  return rows.flatMap(({ id, remindersId, reminded, ...row }) => {
    if (remindersId === null) return [];
    return [{ id, remindersId, reminded, notice: datedNotice(row) }];
  });
}

/** A day that is moved is another one, and is mailed anew. */
function nameOf({ kind, by }: NoticeDay): string {
  return `${kind} ${by}`;
}

function morningOf(day: string): number {
  return Date.parse(`${day}T${hour}:00:00Z`);
}

function nextMorning(now: Date): number {
  const today = morningOf(now.toISOString().slice(0, 10));
  return today > now.getTime() ? today : today + dayMs;
}
