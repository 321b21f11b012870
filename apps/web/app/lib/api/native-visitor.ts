import type { TokenStore } from '../device/native/token-store.ts';
import { ApiError } from './api-error.ts';

/** The headers that identify the visitor; empty if there is no visitor yet, or the browser sends a cookie. */
export type VisitorHeaders = Readonly<Record<string, string>>;

/** Sends a request as this visitor, and again if the server no longer accepts its token. */
export type AsVisitor = <Answer>(
  method: string,
  send: (token: VisitorHeaders) => Promise<Answer>,
) => Promise<Answer>;

export interface NativeVisitorDependencies {
  readonly store: TokenStore;
  /** Creates a visitor. Resolves to its token. */
  readonly join: () => Promise<string>;
}

/**
 * The visitor of a native app's device, created at its first write, as in a browser. If the server doesn't know a token
 * (anymore), a read is repeated without one and a write is repeated with a new one, just as with a cookie.
 */
export function createNativeVisitor({ store, join }: NativeVisitorDependencies): AsVisitor {
  let reading: Promise<string | null> | null = null;
  let joining: Promise<string> | null = null;

  const known = () => {
    reading ??= store.read().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };

  /** @param rejected the rejected token to replace; concurrent writes share one new token */
  const renewed = async (rejected: string | null): Promise<string> => {
    const current = await known();
    if (current !== null && current !== rejected) return current;
    joining ??= join()
      .then(async (token) => {
        await store.keep(token);
        reading = Promise.resolve(token);
        return token;
      })
      .finally(() => {
        joining = null;
      });
    return joining;
  };

  return async (method, send) => {
    const onlyReads = method === 'GET';
    const token = (await known()) ?? (onlyReads ? null : await renewed(null));
    if (token === null) return send({});
    try {
      return await send(bearer(token));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'visitor_token_invalid')) throw error;
      return onlyReads ? send({}) : send(bearer(await renewed(token)));
    }
  };
}

function bearer(token: string): VisitorHeaders {
  return { authorization: `Bearer ${token}` };
}
