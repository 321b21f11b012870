import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The public API as a program uses it, for tests that need no browser. */
export interface ApiVisitor {
  readonly token: string;
  json<Body = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Body>;
  putPhoto(propertyId: string, imageId: string, bytes: Buffer<ArrayBuffer>): Promise<Response>;
}

export async function becomeVisitor(url: string): Promise<ApiVisitor> {
  const response = await fetch(`${url}/api/visitors`, { method: 'POST' });
  const { visitor_token: token } = (await response.json()) as { visitor_token: string };
  return visitorWith(url, token);
}

export function visitorWith(url: string, token: string): ApiVisitor {
  const headers = { Authorization: `Bearer ${token}` };
  return {
    token,
    json: async (method, path, body) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          Prefer: 'respond-async',
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (!response.ok)
        throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    putPhoto: (propertyId, imageId, bytes) =>
      fetch(`${url}/api/properties/${propertyId}/photos/${imageId}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'image/jpeg', 'X-File-Name': `${imageId}.jpg` },
        body: bytes,
      }),
  };
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function sha256OfFile(file: string): Promise<string> {
  return sha256(await readFile(file));
}
