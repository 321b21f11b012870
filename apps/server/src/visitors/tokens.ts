import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const audience = 'visitor';

/** Signs and reads the tokens that name a device without an account. */
export interface VisitorTokens {
  sign(visitorId: string): Promise<string>;
  /** The visitor's id, or null where the token isn't one of ours. */
  read(token: string): Promise<string | null>;
}

/** Tokens don't expire: a visitor ends when its row is ended. */
export function createVisitorTokens(secret: Uint8Array): VisitorTokens {
  return {
    sign: (visitorId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(visitorId)
        .setAudience(audience)
        .sign(secret),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { audience, algorithms: ['HS256'] });
        return z.uuid().safeParse(payload.sub).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
