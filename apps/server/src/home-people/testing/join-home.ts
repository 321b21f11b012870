import {
  invitedPersonSchema,
  ownHomeRoleSchema,
  type HomeRole,
  type InvitedPerson,
} from '@dss/domain';
import { expect } from 'vitest';
import type { Client } from '../../testing/client.ts';

/** Invites somebody to a home of `owner`. */
export async function invite(
  owner: Client,
  propertyId: string,
  role: HomeRole,
  email: string | null = null,
  seesPapers = false,
): Promise<{ readonly invited: InvitedPerson; readonly token: string }> {
  const response = await owner.send('POST', `/api/properties/${propertyId}/people`, {
    role,
    name: 'Kim',
    email,
    sees_papers: seesPapers,
  });
  expect(response.status).toBe(201);
  const invited = invitedPersonSchema.strict().parse(await response.json());
  return { invited, token: new URL(invited.url).hash.slice(1) };
}

export function accept(person: Client, token: string, name = 'Kim Lee'): Promise<Response> {
  return person.send('POST', '/api/home-roles', { token, name });
}

/** Lets somebody who is signed in onto a home of `owner`. */
export async function joinHome(
  owner: Client,
  propertyId: string,
  role: HomeRole,
  person: Client,
  seesPapers = false,
) {
  const { token } = await invite(owner, propertyId, role, null, seesPapers);
  const response = await accept(person, token);
  expect(response.status).toBe(201);
  return ownHomeRoleSchema.strict().parse(await response.json());
}
