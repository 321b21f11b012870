import {
  DssError,
  workDayInvitationSchema,
  workDayLimits,
  type WorkDayInvitation,
} from '@dss/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import {
  isUniqueViolation,
  noProperty,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';
import type { RateLimiter, Requester } from '../rate-limits/rate-limiter.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';
import { signUpsKeptUntil } from './work-days.ts';

export interface InvitedDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly workDayTokens: LinkTokens;
  readonly rateLimiter: RateLimiter;
}

/**
 * What a link to a work day is to. Anybody who has it may read this, without an account.
 * @throws DssError `work_day_not_found` for a token that isn't ours, and for a day that is gone
 */
export async function readInvitedDay(
  { db, clock, workDayTokens }: Omit<InvitedDependencies, 'rateLimiter'>,
  actor: Actor | null,
  token: string,
): Promise<WorkDayInvitation> {
  const id = workDayIdOf(workDayTokens, token);
  return db.asActor(actor, (tx) => invitedIn(tx, id, clock()));
}

/**
 * Keeps that somebody comes, or what they say of it now.
 * @param signUp whose id the browser made, so that what is sent twice is there once
 * @throws DssError `work_day_not_found`, `work_day_closed`, `work_day_full`, `too_many_requests`
 */
export async function signUpForDay(
  { db, clock, workDayTokens, rateLimiter }: InvitedDependencies,
  requester: Requester,
  token: string,
  signUp: { readonly id: string; readonly firstName: string; readonly people: number },
): Promise<WorkDayInvitation> {
  const dayId = workDayIdOf(workDayTokens, token);
  const now = clock();
  try {
    return await db.asActor(requester.actor, async (tx) => {
      const { rows } = await tx.execute(
        sql`select app.sign_up_for_work_day(${dayId}, ${signUp.id}, ${signUp.firstName}, ${signUp.people}, ${now.toISOString()},
          ${workDayLimits.mostSignUps}) as outcome`,
      );
      const [{ outcome }] = outcomeSchema.parse(rows);
      if (outcome === 'gone') throw new DssError('work_day_not_found');
      if (outcome === 'closed') throw new DssError('work_day_closed');
      if (outcome === 'full') throw new DssError('work_day_full');
      const invited = await invitedIn(tx, dayId, now);
      // A change of what somebody said isn't counted again.
      await rateLimiter.count(tx, requester, [{ limit: 'workDaySignUp', event: signUp.id }]);
      return invited;
    });
  } catch (error) {
    // The id of somebody who comes to another day.
    if (isUniqueViolation(error)) throw new DssError('work_day_not_found', { cause: error });
    throw error;
  }
}

/** Forgets that somebody comes, for whoever has the id that their browser made. */
export async function withdrawSignUp(
  { db }: Pick<InvitedDependencies, 'db'>,
  actor: Actor | null,
  signUpId: string,
): Promise<void> {
  await db.asActor(actor, (tx) => tx.execute(sql`select app.withdraw_sign_up(${signUpId})`));
}

/** Forgets each day who came to work days that are over long enough. */
export const startSignUpCleanup = tableCleanup({
  everyMs: 60 * 60_000,
  cleanUp: forgetSignUps,
  failure: 'sign-ups of past work days could not be removed',
});

/** Forgets who came to work days of more than `signUpsKeptDays` ago. */
export async function forgetSignUps(db: Database, clock: Clock): Promise<void> {
  const days = workDayLimits.signUpsKeptDays * 24 * 60 * 60 * 1000;
  // The day is over on every calendar.
  const first = new Date(clock().getTime() - days - 12 * 60 * 60 * 1000);
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.forget_sign_ups(${first.toISOString().slice(0, 10)})`),
  );
}

const outcomeSchema = z.tuple([z.object({ outcome: z.enum(['kept', 'gone', 'closed', 'full']) })]);

function workDayIdOf(tokens: LinkTokens, token: string): string {
  const id = tokens.read(token);
  if (id === null) throw new DssError('work_day_not_found');
  return id;
}

const rowSchema = z.object({
  invited: z.looseObject({ day: z.string(), changed_at: z.string().nullable() }),
});

async function invitedIn(tx: Transaction, id: string, now: Date): Promise<WorkDayInvitation> {
  const { rows } = await tx.execute(
    sql`select to_jsonb(invited) as invited from app.invited_work_day(${id}, ${now.toISOString()}) invited`,
  );
  if (rows[0] === undefined) throw new DssError('work_day_not_found');
  const { invited } = rowSchema.parse(rows[0]);
  return workDayInvitationSchema.parse({
    ...invited,
    changed_at: invited.changed_at === null ? null : new Date(invited.changed_at).toISOString(),
    sign_ups_kept_until: signUpsKeptUntil(invited.day),
  });
}
