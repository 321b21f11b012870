import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  DssError,
  peopleLimits,
  type HomePerson,
  type InvitedPerson,
  type InvitePerson,
  type Locale,
} from '@dss/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  asOwner,
  lockProperty,
  noProperty,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MayBeMailed } from '../mail/limit-recipient.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';

const { homePeople } = tables;

/** All that a request may read of a row: its token's hash isn't among it. */
export const shownOfPerson = {
  id: homePeople.id,
  role: homePeople.role,
  name: homePeople.name,
  seesPapers: homePeople.seesPapers,
  invitedAt: homePeople.invitedAt,
  expiresAt: homePeople.expiresAt,
  joinedName: homePeople.joinedName,
  joinedAt: homePeople.joinedAt,
  endsAt: homePeople.endsAt,
  /** A role whose time is over has ended, before anything notes it. */
  endedAt:
    sql<Date | null>`coalesce(${homePeople.endedAt}, case when ${homePeople.endsAt} <= now() then ${homePeople.endsAt} end)`.mapWith(
      homePeople.endedAt,
    ),
};

/** How an invitation is sent, beside the link that its maker sees. */
export interface InvitationMail {
  readonly mayBeMailed: MayBeMailed;
  readonly locale: Locale;
  /** The address of an invitation with this token: for the mail, and for whoever makes it. */
  readonly urlOf: (token: string, isMailed: boolean) => string;
}

/**
 * Invites somebody to a home, and mails them if their address is given. The link is for one person, works once, for 14 days, and is shown
 * only now: what is stored doesn't open it.
 * @throws DssError `property_not_found` unless the actor owns the property, `too_many_home_people`
 */
export async function invitePerson(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  { role, name, email, sees_papers: asked }: InvitePerson,
  { mayBeMailed, locale, urlOf }: InvitationMail,
): Promise<InvitedPerson> {
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  // A sale is no business of an assessor.
  const seesPapers = asked && role !== 'assessor';
  const mailed = email !== null && (await mayBeMailed(email, 'mailToAddress'));
  return asOwner(db, actor, propertyId, async (tx) => {
    // Two at once count each other.
    await lockProperty(tx, propertyId);
    const held = await tx.$count(homePeople, eq(homePeople.propertyId, propertyId));
    if (held >= peopleLimits.perHome) {
      throw new DssError('too_many_home_people', { values: { max: peopleLimits.perHome } });
    }
    // Written out, because Drizzle names every column, and most may be set only by the database.
    await tx.execute(sql`insert into home_people (id, property_id, role, name, sees_papers, token_hash)
        values (${id}, ${propertyId}, ${role}, ${name}, ${seesPapers}, ${hashOfInvitation(token)})`);
    const invited = (await peopleIn(tx, propertyId)).find((person) => person.id === id);
    if (invited === undefined) throw new DssError('internal_error');
    if (mailed) {
      await queueMail(tx, {
        to: email,
        locale,
        propertyId,
        template: 'home_invitation',
        props: { url: urlOf(token, true), role, until: invited.expires_at },
      });
    }
    return { ...invited, url: urlOf(token, false), mailed };
  });
}

/**
 * Everybody whom the owner of a home invited, in that order; those who ended for a month.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function listPeople(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<HomePerson[]> {
  return asOwner(db, actor, propertyId, (tx) => peopleIn(tx, propertyId));
}

/**
 * Ends a person's role, with their right, from the next request on; an invitation that nobody accepted is gone. Does nothing if there is no
 * such person on the home.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function endPerson(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  personId: string,
): Promise<HomePerson[]> {
  const { data: id } = z.uuid().safeParse(personId);
  return asOwner(db, actor, propertyId, async (tx) => {
    const people = await peopleIn(tx, propertyId);
    if (!people.some((person) => person.id === id)) return people;
    await tx.execute(sql`select app.end_home_person(${id})`);
    return peopleIn(tx, propertyId);
  });
}

async function peopleIn(tx: Transaction, propertyId: string): Promise<HomePerson[]> {
  const rows = await tx
    .select(shownOfPerson)
    .from(homePeople)
    .where(eq(homePeople.propertyId, propertyId))
    .orderBy(asc(homePeople.invitedAt), asc(homePeople.id));
  return rows.map(toWirePerson);
}

type PersonRow = Pick<typeof homePeople.$inferSelect, keyof typeof shownOfPerson>;

export function toWirePerson(row: PersonRow): HomePerson {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    sees_papers: row.seesPapers,
    invited_at: row.invitedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    joined_name: row.joinedName,
    joined_at: row.joinedAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

export function hashOfInvitation(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Periodically forgets roles and invitations that ended more than a month ago. */
export const startPeopleCleanup = tableCleanup({
  everyMs: 6 * 60 * 60_000,
  cleanUp: forgetEndedPeople,
  failure: 'ended roles on homes could not be removed',
});

/** Forgets roles and invitations that ended more than a month ago. */
export async function forgetEndedPeople(db: Database): Promise<void> {
  await db.asWorker(noProperty, (tx) => tx.execute(sql`select app.sweep_home_people()`));
}
