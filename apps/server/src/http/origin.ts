import type { Context } from 'hono';
import type { HttpEnv } from './router.ts';

/** The origin people open the product under: the configured one, else the one this request came to. */
export function ownOrigin(context: Context<HttpEnv>, configured: string | null): string {
  return configured ?? new URL(context.req.url).origin;
}
