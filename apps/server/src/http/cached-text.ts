import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { bestEncoding, encode, type Encoding } from './encodings.ts';
import type { HttpEnv } from './router.ts';

interface CachedText {
  readonly text: string;
  readonly etag: string;
  readonly bodies: Map<Encoding | null, Promise<Uint8Array<ArrayBuffer>>>;
}

/**
 * Answers with a text that is the same for everybody until the server ends: made and compressed at its first request, and not
 * sent again to who has it.
 */
export function respondWithCached(
  type: string,
  make: () => string | Promise<string>,
): (context: Context<HttpEnv>) => Promise<Response> {
  let making: Promise<CachedText> | undefined;
  const keep = async (): Promise<CachedText> => {
    const text = await make();
    // Weak, because all its encodings share it.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    return { text, etag, bodies: new Map() };
  };
  return async (context) => {
    making ??= keep();
    // One that can't be made now may be later.
    making.catch(() => (making = undefined));
    const kept = await making;
    context.header('Cache-Control', 'no-cache');
    context.header('ETag', kept.etag);
    context.header('Vary', 'Accept-Encoding', { append: true });
    if (names(context.req.header('If-None-Match'), kept.etag)) return context.body(null, 304);
    const encoding = bestEncoding(context);
    const body = kept.bodies.get(encoding) ?? encode(kept.text, encoding, { brotliQuality: 9 });
    kept.bodies.set(encoding, body);
    context.header('Content-Type', type);
    if (encoding !== null) context.header('Content-Encoding', encoding);
    return context.body(await body);
  };
}

/** Whether a list of entity tags names this one. */
function names(list: string | undefined, etag: string): boolean {
  return (list ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag);
}
