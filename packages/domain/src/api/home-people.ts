import { z } from 'zod';
import { peopleLimits } from '../limits/index.ts';

/** What somebody is to a home that isn't theirs. */
export const homeRoles = ['agent', 'buyer', 'assessor'] as const;
export const homeRoleSchema = z.enum(homeRoles);

const personsName = z
  .string()
  .trim()
  .min(1)
  .max(peopleLimits.nameCharacters)
  .refine((text) => !/[\0\r\n]/.test(text), { error: 'must be one line' });

export const invitePersonSchema = z.object({
  role: homeRoleSchema,
  /** How the owner calls them. The invited see it, too. */
  name: personsName,
  /** Where the invitation is mailed to; null: the owner sends the link. */
  email: z.email().max(254).nullable().default(null),
  /** Whether an agent or a buyer gets the papers of the sale: its lists point by point, and the disclosure packet. */
  sees_papers: z.boolean().default(false),
});

/** Left out by a server that knew no papers. */
const seesPapers = z.boolean().optional();

/** Somebody whom the owner of a home invited. */
export const homePersonSchema = z.object({
  id: z.uuid(),
  role: homeRoleSchema,
  /** How the owner calls them. */
  name: z.string(),
  /** Whether they get the papers of the sale. */
  sees_papers: seesPapers,
  invited_at: z.iso.datetime(),
  /** Until when the invitation can be accepted. */
  expires_at: z.iso.datetime(),
  /** Their own name, as they gave it when they accepted; null until then. */
  joined_name: z.string().nullable(),
  joined_at: z.iso.datetime().nullable(),
  /** When the role ends by itself; null: it doesn't. */
  ends_at: z.iso.datetime().nullable(),
  /** When it ended: it was taken back or left, its time was over, or the home was handed over. */
  ended_at: z.iso.datetime().nullable(),
});

export const homePeopleSchema = z.object({ people: z.array(homePersonSchema) });

export const invitedPersonSchema = homePersonSchema.extend({
  /** The invitation, shown once. Its token comes after the #, which browsers send to nobody. */
  url: z.url(),
  /** Whether it is mailed: not without an address, and not to one that was sent too many. */
  mailed: z.boolean(),
});

/** What whoever has an invitation learns before they accept it. */
export const homeInvitationSchema = z.object({
  role: homeRoleSchema,
  /** How the owner calls them. */
  name: z.string(),
  /** Whether they would get the papers of the sale. */
  sees_papers: seesPapers,
  /** How the home is shown: by its nickname, or its address. */
  address: z.string(),
  /** The name on the owner's account; null: they have none. */
  owner: z.string().nullable(),
  expires_at: z.iso.datetime(),
  /** Days after which the role ends by itself; null: it doesn't. */
  ends_after_days: z.number().int().nullable(),
  /** The reader's own role, if they accepted it. */
  role_id: z.uuid().nullable(),
});

export const acceptHomeInvitationSchema = z.object({
  token: z.string().max(100),
  /** How the owner shall see them. */
  name: personsName,
});

/** A home on which somebody has a role, as they see it in their list. */
export const ownHomeRoleSchema = z.object({
  id: z.uuid(),
  role: homeRoleSchema,
  property_id: z.uuid(),
  address: z.string(),
  /** How the owner calls them. */
  name: z.string(),
  /** Whether they get the papers of the sale. */
  sees_papers: seesPapers,
  /** How the owner sees them. */
  joined_name: z.string(),
  joined_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
});

export const ownHomeRolesSchema = z.object({ roles: z.array(ownHomeRoleSchema) });

export type HomeRole = z.infer<typeof homeRoleSchema>;
export type InvitePerson = z.infer<typeof invitePersonSchema>;
export type HomePerson = z.infer<typeof homePersonSchema>;
export type InvitedPerson = z.infer<typeof invitedPersonSchema>;
export type HomeInvitation = z.infer<typeof homeInvitationSchema>;
export type AcceptHomeInvitation = z.infer<typeof acceptHomeInvitationSchema>;
export type OwnHomeRole = z.infer<typeof ownHomeRoleSchema>;
