import type { ServerResponse } from 'node:http';
import { OpenAPIHono } from '@hono/zod-openapi';
import { DssError } from '@dss/domain';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Actor, Transaction } from '../db/index.ts';
import { describeIssue } from './describe-issue.ts';
import { assertStorableText } from './storable-text.ts';

/** Variables that middleware sets on every request. */
export interface RequestVariables {
  requestId: string;
  log: Logger;
  /** Null for a stranger. */
  actor: Actor | null;
  /** Counts the request as a quick edit in the transaction that makes it; only on routes declared so. */
  countEdit: (transaction: Transaction) => Promise<void>;
  /** The visitor of the request's browser, beside a user who is signed in there too; null: none. */
  visitorId: string | null;
}

export interface HttpEnv {
  Variables: RequestVariables;
  Bindings: {
    /** Node's response; absent while a connection is upgraded to a WebSocket. */
    outgoing?: Pick<ServerResponse, 'setHeader'> | undefined;
  };
}

/**
 * Sets a header for whatever answer follows; an answer's own header of the same name wins. It goes to Node's response, because
 * Hono would make, check and copy a `Headers` for each request, which takes longer than routing it.
 */
export function setHeaderOfAnyResponse(
  context: Context<HttpEnv>,
  name: string,
  value: string,
): void {
  const { outgoing } = context.env;
  if (outgoing === undefined) context.header(name, value);
  else outgoing.setHeader(name, value);
}

/** A router, whatever its routes. */
export type Router = OpenAPIHono<HttpEnv>;

/**
 * A router whose requests' data is checked before a route gets it: by the route's schema, and for text that can't be stored. What fails is
 * `invalid_request`, naming the first wrong field.
 */
export function createRouter(): Router {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) {
        assertStorableText(result.data);
        return;
      }
      const [issue] = result.error.issues;
      // The validator also passes the data it checked, which its type doesn't declare.
      const received = 'data' in result ? result.data : undefined;
      throw new DssError('invalid_request', {
        values: { detail: issue === undefined ? '' : describeIssue(issue, received) },
        cause: result.error,
      });
    },
  });
}
