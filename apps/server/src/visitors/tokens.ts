import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const audience = 'visitor';

/** Signs and reads the tokens that identify a device without an account. */
export interface VisitorTokens {
  sign(visitorId: string): Promise<string>;
  /** The visitor's id; null if the token isn't valid. */
  read(token: string): Promise<string | null>;
  /** The same at once, for a token that was read before; null for any other. */
  remembered(token: string): string | null;
}

/** How many checked tokens are remembered; each takes about 300 bytes. */
const rememberedTokens = 10_000;

/**
 * Tokens don't expire: access ends when the visitor's row is deactivated. So a token that was valid once always is, and its
 * signature, which takes as long as the rest of a small request, is checked only the first time.
 */
export function createVisitorTokens(secret: Uint8Array): VisitorTokens {
  const known = new Map<string, string>();
  return {
    sign: (visitorId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(visitorId)
        .setAudience(audience)
        .sign(secret),
    remembered: (token) => known.get(token) ?? null,
    read: async (token) => {
      const remembered = known.get(token);
      if (remembered !== undefined) return remembered;
      try {
        const { payload } = await jwtVerify(token, secret, { audience, algorithms: ['HS256'] });
        const visitorId = z.uuid().safeParse(payload.sub).data ?? null;
        if (visitorId !== null) {
          if (known.size >= rememberedTokens) known.clear();
          known.set(token, visitorId);
        }
        return visitorId;
      } catch {
        return null;
      }
    },
  };
}
