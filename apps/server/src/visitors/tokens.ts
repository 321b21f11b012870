import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const audience = 'visitor';

export interface ReadToken {
  readonly visitorId: string;
  /** Whether an earlier secret signed it: then its holder should get a new one. */
  readonly isOld: boolean;
}

/** Signs and reads the tokens that identify a device without an account. */
export interface VisitorTokens {
  sign(visitorId: string): Promise<string>;
  /** Null if the token isn't valid. */
  read(token: string): Promise<ReadToken | null>;
}

/**
 * Tokens don't expire: access ends when the visitor's row is deactivated.
 * @param earlier secrets whose tokens are still read
 */
export function createVisitorTokens(
  secret: Uint8Array,
  earlier: readonly Uint8Array[] = [],
): VisitorTokens {
  const key = createSecretKey(secret);
  const keys = [key, ...earlier.map((each) => createSecretKey(each))];
  return {
    sign: (visitorId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(visitorId)
        .setAudience(audience)
        .sign(key),
    read: async (token) => {
      for (const each of keys) {
        const visitorId = await readSignedBy(each, token);
        if (visitorId !== null) return { visitorId, isOld: each !== key };
      }
      return null;
    },
  };
}

async function readSignedBy(key: KeyObject, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'] });
    return z.uuid().safeParse(payload.sub).data ?? null;
  } catch {
    return null;
  }
}
