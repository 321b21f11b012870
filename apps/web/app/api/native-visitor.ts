import type { TokenStore } from '../native/index.ts';
import { ApiError } from './api-error.ts';

/** The headers that say who asks; none where nobody is known, or where the browser sends a cookie. */
export type VisitorHeaders = Readonly<Record<string, string>>;

/** Sends a request as this visitor, and again where its token turns out to be worth nothing. */
export type AsVisitor = <Answer>(
  method: string,
  send: (token: VisitorHeaders) => Promise<Answer>,
) => Promise<Answer>;

export interface NativeVisitorDependencies {
  readonly store: TokenStore;
  /** Becomes a visitor: the new token. */
  readonly join: () => Promise<string>;
}

/**
 * The visitor that an app's device is. It becomes one at its first write, as a browser does. A token that the server
 * doesn't know (anymore) is nobody, as a cookie would be: what only reads goes without it, a write takes a new one.
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

  /** @param useless the token that this one replaces; writes that went at once with it share one new */
  const renewed = async (useless: string | null): Promise<string> => {
    const current = await known();
    if (current !== null && current !== useless) return current;
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
