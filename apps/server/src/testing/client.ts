import { z } from 'zod';

/** Sends requests to a running app. Redirects aren't followed. */
export interface Client {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends `body` as JSON, if given. */
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

/** A browser: keeps cookies and sends its origin. */
export interface Browser extends Client {
  readonly cookies: ReadonlyMap<string, string>;
}

/** A client that sends the same headers with every request: none, or a bearer token. */
export function createClient(url: string, headers: Readonly<Record<string, string>> = {}): Client {
  return withJson((path, init = {}) => {
    const sent = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    return fetch(new URL(path, url), { redirect: 'manual', ...init, headers: sent });
  });
}

/** A visitor with its own token, like the terminal and native apps. */
export interface VisitorClient extends Client {
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
}

export async function createVisitorClient(url: string): Promise<VisitorClient> {
  const response = await createClient(url).send('POST', '/api/visitors');
  const { visitor_token: token } = z
    .object({ visitor_token: z.string() })
    .parse(await response.json());
  const headers = { Authorization: `Bearer ${token}` };
  return { ...createClient(url, headers), headers };
}

/** A new browser profile with pages of `origin`. */
export function createBrowser(url: string, origin = url): Browser {
  const cookies = new Map<string, string>();
  const client = withJson(async (path, init = {}) => {
    const sent = new Headers(init.headers);
    if (cookies.size > 0) sent.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    if (!['GET', 'HEAD'].includes(init.method ?? 'GET')) {
      sent.set('Origin', origin);
      sent.set('Sec-Fetch-Site', origin === url ? 'same-origin' : 'cross-site');
    }
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers: sent,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  });
  return { ...client, cookies };
}

function withJson(send: Client['fetch']): Client {
  return {
    fetch: send,
    send: (method, path, body) =>
      send(path, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      }),
  };
}
