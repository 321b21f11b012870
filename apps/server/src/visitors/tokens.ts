import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const audience = 'visitor';

/** Signs and reads the tokens that identify a device without an account. */
export interface VisitorTokens {
  sign(visitorId: string): Promise<string>;
  /** The visitor's id; null if the token isn't valid. */
  read(token: string): Promise<string | null>;
}

/** Tokens don't expire: access ends when the visitor's row is deactivated. */
export function createVisitorTokens(secret: Uint8Array): VisitorTokens {
  const key = createSecretKey(secret);
  return {
    sign: (visitorId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(visitorId)
        .setAudience(audience)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'] });
        return z.uuid().safeParse(payload.sub).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
