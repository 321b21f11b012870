import { OpenAPIHono } from '@hono/zod-openapi';
import { DssError } from '@dss/domain';
import type { Logger } from 'pino';
import type { Actor, Transaction } from '../db/index.ts';
import { describeIssue } from './describe-issue.ts';

/** Variables that middleware sets on every request. */
export interface RequestVariables {
  requestId: string;
  log: Logger;
  /** Null for a stranger. */
  actor: Actor | null;
  /** Counts the request as a quick edit in the transaction that makes it; only on routes declared so. */
  countEdit: (transaction: Transaction) => Promise<void>;
}

export interface HttpEnv {
  Variables: RequestVariables;
}

/** A router that turns validation failures into `invalid_request`, naming the first wrong field. */
export function createRouter(): OpenAPIHono<HttpEnv> {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) return;
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
