import { randomUUID } from 'node:crypto';
import {
  DssError,
  endsPolicy,
  nextNoticeDay,
  noticeLimits,
  reportDay,
  type InsurerNotice,
  type NoticeStepRecord,
  type ResolveNotice,
  type SaveInsurerNotice,
  type SaveNoticeStep,
} from '@dss/domain';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  assertOwned,
  asOwner,
  isUniqueViolation,
  lockProperty,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { datedNotice, readStates } from './dated-notice.ts';
import { remindOn } from './remind.ts';

const { insurerNotices } = tables;

export type NoticeRow = typeof insurerNotices.$inferSelect;

export interface NoticeDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** Names a notice of a home. */
export interface NoticeName {
  readonly propertyId: string;
  readonly noticeId: string;
}

/**
 * What insurers sent about a home, the newest entry first.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function listNotices(
  { db, clock }: NoticeDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<InsurerNotice[]> {
  return asOwner(db, actor, propertyId, async (tx) => {
    const rows = await tx
      .select()
      .from(insurerNotices)
      .where(eq(insurerNotices.propertyId, propertyId))
      .orderBy(sql`${insurerNotices.createdAt} desc`, asc(insurerNotices.id));
    return toWireNotices(tx, rows, clock);
  });
}

/** What isn't over yet, of all homes that the actor owns. */
export async function listOpenNotices(
  { db, clock }: NoticeDependencies,
  actor: Actor | null,
): Promise<InsurerNotice[]> {
  return db.asActor(actor, async (tx) => {
    const rows = await tx
      .select()
      .from(insurerNotices)
      .where(
        and(
          sql`${insurerNotices.propertyId} in (select app.my_properties('own'))`,
          isNull(insurerNotices.outcome),
        ),
      )
      .orderBy(asc(insurerNotices.createdAt), asc(insurerNotices.id));
    return toWireNotices(tx, rows, clock);
  });
}

/**
 * Enters a notice under the client's id, or changes it.
 * @throws DssError `property_not_found`, `too_many_insurer_notices`, and `insurer_notice_not_found` where the id is another home's
 */
export async function saveNotice(
  { db, clock }: NoticeDependencies,
  actor: Actor | null,
  name: NoticeName,
  saved: SaveInsurerNotice,
): Promise<InsurerNotice> {
  const { propertyId, noticeId } = name;
  const values = {
    kind: saved.kind,
    insurer: saved.insurer,
    datedOn: saved.dated_on,
    answerBy: saved.answer_by,
    policyEndsOn: endsPolicy(saved.kind) ? saved.policy_ends_on : null,
  };
  try {
    return await asOwner(db, actor, propertyId, async (tx) => {
      const [changed] = await tx
        .update(insurerNotices)
        .set(values)
        .where(isNotice(name))
        .returning();
      if (changed !== undefined) {
        await planReminder(tx, changed, clock);
        return toWireNotice(tx, changed, clock);
      }
      await assertRoom(tx, propertyId);
      const [made] = await tx
        .insert(insurerNotices)
        .values({ id: noticeId, propertyId, ...values })
        .returning();
      if (made === undefined) throw new DssError('internal_error');
      return toWireNotice(tx, made, clock);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DssError('insurer_notice_not_found', { cause: error });
    throw error;
  }
}

/**
 * Notes what was sent or answered, or changes the note. The day in the owner's word counts.
 * @throws DssError `property_not_found`, `insurer_notice_not_found`, `too_many_notice_steps`
 */
export async function saveStep(
  dependencies: NoticeDependencies,
  actor: Actor | null,
  name: NoticeName,
  stepId: string,
  step: SaveNoticeStep,
): Promise<InsurerNotice> {
  return changeNotice(dependencies, actor, name, ({ steps }) => {
    const others = steps.filter(({ id }) => id !== stepId);
    if (others.length >= noticeLimits.stepsPerNotice) {
      throw new DssError('too_many_notice_steps', {
        values: { max: noticeLimits.stepsPerNotice },
      });
    }
    return { steps: inOrder([...others, { id: stepId, ...step }]) };
  });
}

/** Takes a note back. Succeeds as well if it is gone. @throws DssError as `saveStep` */
export async function removeStep(
  dependencies: NoticeDependencies,
  actor: Actor | null,
  name: NoticeName,
  stepId: string,
): Promise<InsurerNotice> {
  return changeNotice(dependencies, actor, name, ({ steps }) => ({
    steps: steps.filter(({ id }) => id !== stepId),
  }));
}

/**
 * Says how it ended, or that it isn't over after all.
 * @param end null: it goes on
 * @throws DssError `property_not_found`, `insurer_notice_not_found`
 */
export async function resolveNotice(
  dependencies: NoticeDependencies,
  actor: Actor | null,
  name: NoticeName,
  end: ResolveNotice | null,
): Promise<InsurerNotice> {
  return changeNotice(dependencies, actor, name, () => ({
    outcome: end?.outcome ?? null,
    resolvedOn: end?.on ?? null,
    counted: end?.counts ?? false,
  }));
}

/**
 * Has its owner reminded by mail of each day, or no longer. Asking again changes nothing.
 * @throws DssError `property_not_found`, `insurer_notice_not_found`
 */
export async function turnReminders(
  dependencies: NoticeDependencies,
  actor: Actor | null,
  name: NoticeName,
  isOn: boolean,
): Promise<InsurerNotice> {
  return changeNotice(dependencies, actor, name, ({ remindersId }) => ({
    remindersId: isOn ? (remindersId ?? randomUUID()) : null,
  }));
}

/** What changed may bring a day closer: the job looks at it in the morning. */
async function planReminder(tx: Transaction, row: NoticeRow, clock: Clock): Promise<void> {
  if (row.remindersId !== null) await remindOn(tx, row.propertyId, null, clock());
}

/**
 * Changes a notice that is locked meanwhile.
 * @throws DssError `property_not_found`, `insurer_notice_not_found`, and what `change` throws
 */
export async function changeNotice(
  { db, clock }: NoticeDependencies,
  actor: Actor | null,
  name: NoticeName,
  change: (row: NoticeRow) => Partial<NoticeRow> | Promise<Partial<NoticeRow>>,
): Promise<InsurerNotice> {
  return db.asActor(actor, async (tx) => {
    const row = await lockNotice(tx, name);
    const [changed] = await tx
      .update(insurerNotices)
      .set(await change(row))
      .where(isNotice(name))
      .returning();
    if (changed === undefined) throw new DssError('insurer_notice_not_found');
    await planReminder(tx, changed, clock);
    return toWireNotice(tx, changed, clock);
  });
}

/** @throws DssError `property_not_found`, `insurer_notice_not_found` */
export async function lockNotice(tx: Transaction, name: NoticeName): Promise<NoticeRow> {
  await assertOwned(tx, name.propertyId);
  const [row] = await tx.select().from(insurerNotices).where(isNotice(name)).for('update');
  if (row === undefined) throw new DssError('insurer_notice_not_found');
  return row;
}

export function isNotice({ propertyId, noticeId }: NoticeName) {
  return and(eq(insurerNotices.propertyId, propertyId), eq(insurerNotices.id, noticeId));
}

async function assertRoom(tx: Transaction, propertyId: string): Promise<void> {
  // Two at once would each find room for one.
  await lockProperty(tx, propertyId);
  const [row] = await tx
    .select({ notices: count() })
    .from(insurerNotices)
    .where(eq(insurerNotices.propertyId, propertyId));
  if ((row?.notices ?? 0) >= noticeLimits.perProperty) {
    throw new DssError('too_many_insurer_notices', { values: { max: noticeLimits.perProperty } });
  }
}

/** By their days, which ISO 8601 orders as text; of one day, as they were noted. */
function inOrder(steps: readonly NoticeStepRecord[]): readonly NoticeStepRecord[] {
  return steps.toSorted((one, other) => (one.on === other.on ? 0 : one.on < other.on ? -1 : 1));
}

async function toWireNotice(tx: Transaction, row: NoticeRow, clock: Clock): Promise<InsurerNotice> {
  const [notice] = await toWireNotices(tx, [row], clock);
  if (notice === undefined) throw new DssError('internal_error');
  return notice;
}

/** Which days count follows from the laws of the homes' states. */
async function toWireNotices(
  tx: Transaction,
  rows: readonly NoticeRow[],
  clock: Clock,
): Promise<InsurerNotice[]> {
  const states = await readStates(
    tx,
    rows.map(({ propertyId }) => propertyId),
  );
  const today = reportDay(clock());
  return rows.map((row) => {
    const notice = datedNotice(row);
    const next = nextNoticeDay(notice, states.get(row.propertyId), today);
    return {
      ...notice,
      id: row.id,
      property_id: row.propertyId,
      insurer: row.insurer,
      has_letter: row.letterId !== null,
      reminds: row.remindersId !== null,
      resolved_on: row.resolvedOn,
      counted: row.counted,
      next: next && { kind: next.kind, by: next.by },
      created_at: row.createdAt.toISOString(),
    };
  });
}
