import type { Context } from 'hono';
import type { HttpEnv } from './router.ts';

/** The origin people open the product under: the configured one, else the one this request came to. */
export function ownOrigin(context: Context<HttpEnv>, configured: string | null): string {
  return configured ?? new URL(context.req.url).origin;
}

/** Whether a page of ours sent the request, as the browser says; who isn't a browser says nothing, and is no page of ours. */
export function isFromOwnPage(context: Context<HttpEnv>, configured: string | null): boolean {
  const from = context.req.header('Origin');
  if (from !== undefined) return from === ownOrigin(context, configured);
  const site = context.req.header('Sec-Fetch-Site');
  return site === 'same-origin' || site === 'none';
}
