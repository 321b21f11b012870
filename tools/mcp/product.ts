import { errorBodySchema } from '@dss/domain';
import type { z } from 'zod';

/** What the assistant is told instead of an answer: what is wrong, and what to do. It never contains the token. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface ProductRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

/** A running product, asked as the one visitor whose token it is given. */
export interface Product {
  /** @throws Refused */
  ask<Answer>(request: ProductRequest, answer: z.ZodType<Answer>): Promise<Answer>;
}

/** @param token the visitor's; null: whatever needs one says so */
export function connectProduct({
  origin,
  token,
}: {
  readonly origin: string;
  readonly token: string | null;
}): Product {
  return {
    ask: async ({ method, path, body }, answer) => {
      if (token === null) throw new Refused(needsToken);
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Accept-Language': 'en',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // The token is for this address alone.
        redirect: 'manual',
      }).catch(() => {
        throw new Refused(noAnswer(origin));
      });
      const content: unknown = await response.json().catch(() => null);
      if (!response.ok) throw new Refused(whyRefused(response, content, origin));
      const read = answer.safeParse(content);
      if (!read.success) throw new Refused(notUnderstood(origin));
      return read.data;
    },
  };
}

const needsToken =
  'No visitor’s token is set, so no homes can be read. Set DSS_TOKEN where the assistant starts this server; tools/mcp/README.md says where the token is. Without it, assess and list_questions work.';

const noAnswer = (origin: string) =>
  `Nothing answers at ${origin}. Start the product with npm start, or set DSS_URL to its address.`;

const notUnderstood = (origin: string) =>
  `What answers at ${origin} is not this product, or of another version. Set DSS_URL to its address, or update both.`;

function whyRefused(response: Response, content: unknown, origin: string): string {
  if (response.status >= 300 && response.status < 400) {
    const asked = response.headers.get('Location') ?? '';
    const other = URL.canParse(asked, origin) ? new URL(asked, origin).origin : 'another address';
    return `${origin} sends everybody to ${other}. Set DSS_URL to that.`;
  }
  const { data } = errorBodySchema.safeParse(content);
  if (data === undefined) return notUnderstood(origin);
  const { message } = data.error;
  switch (response.status) {
    case 401:
      return `${message} The token in DSS_TOKEN isn’t one of ${origin}, or its visitor was ended there. Set another.`;
    case 404:
      return `${message} This token opens the homes that list_homes names, and no others.`;
    case 429:
      return `${message} Wait ${response.headers.get('Retry-After') ?? '60'} seconds before asking again.`;
    default:
      return message;
  }
}
