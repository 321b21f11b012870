import {
  DssError,
  homeRoleSchema,
  ownHomeRoleSchema,
  peopleLimits,
  type HomeInvitation,
  type HomeRole,
  type OwnHomeRole,
} from '@dss/domain';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { hashOfInvitation, shownOfPerson, toWirePerson } from './people.ts';

const { homePeople } = tables;

const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());

const invitationSchema = z.object({
  role: homeRoleSchema,
  name: z.string(),
  sees_papers: z.boolean(),
  address: z.string(),
  owner: z.string().nullable(),
  expires_at: moment,
  role_id: z.uuid().nullable(),
});
const roleSchema = ownHomeRoleSchema.extend({ joined_at: moment, ends_at: moment.nullable() });

/**
 * What an invitation is to. Reading it changes nothing.
 * @throws DssError `home_invitation_invalid` where it is unknown, over, or accepted by somebody else
 */
export async function readHomeInvitation(
  db: Database,
  actor: Actor | null,
  token: string,
): Promise<HomeInvitation> {
  const { rows } = await db.asActor(actor, (tx) =>
    tx.execute<{ invitation: unknown }>(
      sql`select to_jsonb(found) as invitation from app.read_home_invitation(${hashOfInvitation(token)}) found`,
    ),
  );
  const [found] = rows;
  if (found === undefined) throw new DssError('home_invitation_invalid');
  const invitation = invitationSchema.parse(found.invitation);
  return { ...invitation, ends_after_days: daysOf(invitation.role) };
}

function daysOf(role: HomeRole): number | null {
  return role === 'assessor' ? peopleLimits.assessorDays : null;
}

/**
 * Accepts an invitation, which is then spent. A role that the account had on the same home ends.
 * @param name how the owner shall see them
 * @throws DssError `session_missing` without an account, `home_invitation_invalid`, `home_is_own`
 */
export async function acceptHomeInvitation(
  db: Database,
  actor: Actor | null,
  token: string,
  name: string,
): Promise<OwnHomeRole> {
  return db.asActor(asUser(actor), async (tx) => {
    const { rows } = await tx.execute<{ role_id: string | null }>(
      sql`select role_id from app.accept_home_invitation(${hashOfInvitation(token)}, ${name})`,
    );
    const [accepted] = rows;
    if (accepted === undefined) throw new DssError('home_invitation_invalid');
    if (accepted.role_id === null) throw new DssError('home_is_own');
    return homeRoleIn(tx, accepted.role_id);
  });
}

/**
 * The homes on which the account that asks has a role, in the order in which it accepted.
 * @throws DssError `session_missing` without an account
 */
export async function listHomeRoles(db: Database, actor: Actor | null): Promise<OwnHomeRole[]> {
  return db.asActor(asUser(actor), rolesIn);
}

/**
 * A role of the account that asks.
 * @throws DssError `session_missing`, `home_role_not_found` where there is none, or none anymore
 */
export async function readHomeRole(
  db: Database,
  actor: Actor | null,
  roleId: string,
): Promise<OwnHomeRole> {
  return db.asActor(asUser(actor), (tx) => homeRoleIn(tx, roleId));
}

/**
 * Leaves a home, from the next request on. Does nothing if one isn't on it.
 * @throws DssError `session_missing` without an account
 */
export async function leaveHome(
  db: Database,
  actor: Actor | null,
  roleId: string,
): Promise<OwnHomeRole[]> {
  return db.asActor(asUser(actor), async (tx) => {
    const own = await rolesIn(tx);
    if (!own.some(({ id }) => id === roleId)) return own;
    await tx.execute(sql`select app.end_home_person(${roleId})`);
    return rolesIn(tx);
  });
}

/** All that is kept of the roles that an account has or had, for its download. */
export async function exportHomeRoles(db: Database, user: Actor) {
  const rows = await db.asActor(user, (tx) =>
    tx.select(shownOfPerson).from(homePeople).where(eq(homePeople.userId, user.id)),
  );
  const mine = await listHomeRoles(db, user);
  return rows.map(toWirePerson).map((person) => ({
    ...person,
    address: mine.find(({ id }) => id === person.id)?.address ?? null,
  }));
}

/**
 * A role of the account that asks which gets the papers of the home's sale, and who reads them: the role, whose right they are.
 * @throws DssError `session_missing`, `home_role_not_found` also for a role that doesn't get them
 */
export async function readRoleWithPapers(
  db: Database,
  actor: Actor | null,
  roleId: string,
): Promise<{ readonly role: OwnHomeRole; readonly reader: Actor }> {
  const role = await readHomeRole(db, actor, roleId);
  if (role.sees_papers !== true) throw new DssError('home_role_not_found');
  return { role, reader: { kind: 'share_link', id: role.id } };
}

async function homeRoleIn(tx: Transaction, roleId: string): Promise<OwnHomeRole> {
  const role = (await rolesIn(tx)).find(({ id }) => id === roleId);
  if (role === undefined) throw new DssError('home_role_not_found');
  return role;
}

/** A function reads them, since the account itself has no right to see the homes. */
async function rolesIn(tx: Transaction): Promise<OwnHomeRole[]> {
  const { rows } = await tx.execute<{ role: unknown }>(
    sql`select to_jsonb(mine) as role from app.my_home_roles() mine`,
  );
  return rows.map(({ role }) => roleSchema.parse(role));
}

/** @throws DssError `session_missing` for anybody but an account */
function asUser(actor: Actor | null): Actor {
  if (actor?.kind !== 'user') throw new DssError('session_missing');
  return actor;
}
