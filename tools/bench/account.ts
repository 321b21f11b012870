import { randomUUID } from 'node:crypto';
import { signedInSchema } from '@dss/domain';
import type pg from 'pg';
import { z } from 'zod';
import { ask } from './product.ts';

const json = { 'Content-Type': 'application/json' };

/** Somebody with an account, and the headers with which they ask. */
export async function newAccount(
  origin: string,
  admin: pg.Client,
): Promise<{ readonly id: string; readonly headers: Readonly<Record<string, string>> }> {
  const account = { email: `${randomUUID()}@example.com`, password: 'quiet-lantern-over-mesa-41' };
  const send = (step: string, body: object) =>
    ask(`${origin}/api/account/${step}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...account, ...body }),
    });
  await send('sign-up', { name: 'Ana Ruiz' });
  // The mail with its link goes nowhere here.
  const { rows } = await admin.query(
    'update auth.users set email_verified = true where email = $1 returning id',
    [account.email],
  );
  const { session_token: token = '' } = signedInSchema.parse(
    await send('sign-in', { session_as: 'token' }),
  );
  const [{ id }] = z.tuple([z.object({ id: z.uuid() })]).parse(rows);
  return { id, headers: { Authorization: `Bearer ${token}` } };
}
