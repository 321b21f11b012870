import {
  DssError,
  workDayLimits,
  workDayMeetingSchema,
  type CoordinatedWorkDay,
  type WorkDay,
  type WorkDayDetails,
  type WorkDayMeeting,
} from '@dss/domain';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { coordinator, existing as existingCommunity } from '../communities/communities.ts';
import {
  isUniqueViolation,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';

const { communities, communityWorkDays, workDaySignUps } = tables;

export interface WorkDayDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** A work day as its coordinator has it, without the link. */
export type StoredWorkDay = Omit<CoordinatedWorkDay, 'invitation_url'>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The work days of a community, the latest first.
 * @throws DssError `session_missing` without an account, `community_not_found` unless the account coordinates it
 */
export async function listWorkDays(
  { db }: Pick<WorkDayDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
): Promise<WorkDay[]> {
  return db.asActor(coordinator(actor), async (tx) => {
    await assertCoordinated(tx, communityId);
    return daysIn(tx, eq(communityWorkDays.communityId, communityId));
  });
}

/**
 * One work day, with who comes.
 * @throws DssError `session_missing`, `community_not_found`, `work_day_not_found`
 */
export async function readWorkDay(
  { db }: Pick<WorkDayDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
  id: string,
): Promise<StoredWorkDay> {
  return db.asActor(coordinator(actor), async (tx) => {
    await assertCoordinated(tx, communityId);
    return workDayIn(tx, communityId, id);
  });
}

/**
 * Keeps a work day, or replaces the one of this id. When day, times or place are different from then on, it also keeps what they were,
 * since people may have noted them.
 * @throws DssError `session_missing`, `community_not_found`, `too_many_work_days`; `work_day_not_found` for the id of somebody else's;
 *   `invalid_request` for a day that is years ahead
 */
export async function keepWorkDay(
  { db, clock }: WorkDayDependencies,
  actor: Actor | null,
  communityId: string,
  id: string,
  details: WorkDayDetails,
): Promise<StoredWorkDay> {
  const now = clock();
  const latest = new Date(now.getTime() + workDayLimits.mostDaysAhead * dayMs).toISOString();
  if (details.day > latest.slice(0, 10)) {
    throw new DssError('invalid_request', {
      values: { detail: 'day: must not be more than two years ahead.' },
    });
  }
  try {
    return await db.asActor(coordinator(actor), async (tx) => {
      // Two at once count each other.
      await assertCoordinated(tx, communityId, 'update');
      const ofThisId = ofId(communityId, id);
      const [held] = await daysIn(tx, ofThisId);
      if (held === undefined) {
        const others = await tx.$count(
          communityWorkDays,
          eq(communityWorkDays.communityId, communityId),
        );
        if (others >= workDayLimits.mostDays) {
          throw new DssError('too_many_work_days', { values: { max: workDayLimits.mostDays } });
        }
        await tx
          .insert(communityWorkDays)
          .values({ id, communityId, ...columnsOf(details), createdAt: now });
      } else {
        await tx
          .update(communityWorkDays)
          .set({ ...columnsOf(details), ...changeSince(held, details, now) })
          .where(ofThisId);
      }
      return workDayIn(tx, communityId, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DssError('work_day_not_found', { cause: error });
    throw error;
  }
}

/**
 * Deletes a work day with who signed up. Does nothing if there is none.
 * @throws DssError `session_missing`, `community_not_found`
 */
export async function deleteWorkDay(
  { db }: Pick<WorkDayDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
  id: string,
): Promise<void> {
  await db.asActor(coordinator(actor), async (tx) => {
    await tx.delete(communityWorkDays).where(ofId(existingCommunity(communityId), id));
  });
}

/**
 * Takes somebody off the list, for whoever asks the coordinator to. Does nothing if they aren't on it.
 * @throws DssError `session_missing`, `community_not_found`, `work_day_not_found`
 */
export async function removeSignUp(
  { db }: Pick<WorkDayDependencies, 'db'>,
  actor: Actor | null,
  { communityId, id, signUpId }: { communityId: string; id: string; signUpId: string },
): Promise<StoredWorkDay> {
  return db.asActor(coordinator(actor), async (tx) => {
    await assertCoordinated(tx, communityId);
    await tx
      .delete(workDaySignUps)
      .where(and(eq(workDaySignUps.workDayId, id), eq(workDaySignUps.id, signUpId)));
    return workDayIn(tx, communityId, id);
  });
}

/** The last day on which it is kept who came to a day. */
export function signUpsKeptUntil(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`) + workDayLimits.signUpsKeptDays * dayMs;
  return new Date(at).toISOString().slice(0, 10);
}

async function assertCoordinated(
  tx: Transaction,
  communityId: string,
  lock?: 'update',
): Promise<void> {
  const wanted = tx
    .select({ id: communities.id })
    .from(communities)
    .where(eq(communities.id, existingCommunity(communityId)));
  const held = await (lock === undefined ? wanted : wanted.for(lock));
  if (held.length === 0) throw new DssError('community_not_found');
}

function meetingOf({ day, starts_at, ends_at, place }: WorkDayMeeting): WorkDayMeeting {
  return { day, starts_at, ends_at, place };
}

function columnsOf(details: WorkDayDetails) {
  const { day, hazard, place, tasks, bring, cancelled } = details;
  const times = { startsAt: details.starts_at, endsAt: details.ends_at };
  return { day, ...times, hazard, place, tasks, bring, cancelled };
}

/**
 * What the page tells of a change that matters to whoever meant to come. A day that is held after all tells what it was when it was
 * canceled: of what changed since then nobody was told, and what moved before that was told at its time.
 */
function changeSince(held: WorkDay, details: WorkDayDetails, now: Date) {
  const was = meetingOf(held);
  const next = meetingOf(details);
  if (isSame(was, next) && held.cancelled === details.cancelled) return {};
  const known = (held.cancelled ? held.before : null) ?? was;
  return {
    // Its page says since when it is canceled.
    ...(!(held.cancelled && details.cancelled) && { changedAt: now }),
    before: isSame(known, next) ? null : known,
  };
}

function isSame(one: WorkDayMeeting, other: WorkDayMeeting): boolean {
  return JSON.stringify(meetingOf(one)) === JSON.stringify(meetingOf(other));
}

function ofId(communityId: string, id: string): SQL | undefined {
  return and(eq(communityWorkDays.communityId, communityId), eq(communityWorkDays.id, id));
}

async function daysIn(tx: Transaction, which: SQL | undefined): Promise<WorkDay[]> {
  const columns = communityWorkDays;
  const rows = await tx
    .select({
      id: columns.id,
      day: columns.day,
      starts_at: columns.startsAt,
      ends_at: columns.endsAt,
      place: columns.place,
      hazard: columns.hazard,
      tasks: columns.tasks,
      bring: columns.bring,
      cancelled: columns.cancelled,
      before: columns.before,
      changedAt: columns.changedAt,
      createdAt: columns.createdAt,
      people: sql<number>`coalesce(sum(${workDaySignUps.people}), 0)::int`,
    })
    .from(columns)
    .leftJoin(workDaySignUps, eq(workDaySignUps.workDayId, columns.id))
    .where(which)
    .groupBy(columns.id)
    .orderBy(desc(columns.day), desc(columns.startsAt), desc(columns.id));
  return rows.map(({ before, changedAt, createdAt, ...row }) => ({
    ...row,
    before: workDayMeetingSchema.nullable().parse(before),
    changed_at: changedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  }));
}

async function workDayIn(tx: Transaction, communityId: string, id: string): Promise<StoredWorkDay> {
  const [row] = await daysIn(tx, ofId(communityId, id));
  if (row === undefined) throw new DssError('work_day_not_found');
  const come = await tx
    .select()
    .from(workDaySignUps)
    .where(eq(workDaySignUps.workDayId, id))
    .orderBy(asc(workDaySignUps.signedUpAt), asc(workDaySignUps.id));
  return {
    ...row,
    sign_ups: come.map(({ id: signUpId, firstName, people, signedUpAt }) => ({
      id: signUpId,
      first_name: firstName,
      people,
      signed_up_at: signedUpAt.toISOString(),
    })),
    sign_ups_kept_until: signUpsKeptUntil(row.day),
  };
}
