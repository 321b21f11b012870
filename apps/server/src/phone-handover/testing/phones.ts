import { connectedPhoneSchema, newPhoneHandoverSchema, type NewPhoneHandover } from '@dss/domain';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';

/** Makes a code for a property of `owner`. */
export async function newCode(
  owner: Client,
  propertyId: string,
): Promise<{ readonly handover: NewPhoneHandover; readonly code: string }> {
  const response = await owner.send('POST', `/api/properties/${propertyId}/phone-handovers`);
  const handover = newPhoneHandoverSchema.strict().parse(await response.json());
  return { handover, code: new URL(handover.url).hash.slice(1) };
}

export function spend(phone: Client, code: string): Promise<Response> {
  return phone.send('POST', '/api/connected-phones', { code });
}

/** Lets a phone in to a property of `owner`: a new visitor, unless given. */
export async function connectPhone<Phone extends Client>(
  app: TestApp,
  owner: Client,
  propertyId: string,
  given?: Phone,
) {
  const phone = given ?? (await app.newVisitor());
  const { handover, code } = await newCode(owner, propertyId);
  const connected = connectedPhoneSchema.parse(await (await spend(phone, code)).json());
  return { phone, handover, code, connected };
}
