import { OpenAPIHono } from '@hono/zod-openapi';
import { DssError } from '@dss/domain';
import type { Logger } from 'pino';
import type { Actor } from '../db/index.ts';
import { describeIssue } from './describe-issue.ts';

/** What every request carries. */
export interface RequestVariables {
  requestId: string;
  log: Logger;
  /** Null: nobody we know. */
  actor: Actor | null;
}

export interface HttpEnv {
  Variables: RequestVariables;
}

/** A router whose validation failures become the catalog's `invalid_request`, naming the first wrong field. */
export function createRouter(): OpenAPIHono<HttpEnv> {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      // The validator hands over what it checked, too; its type doesn't say so.
      const received = 'data' in result ? result.data : undefined;
      throw new DssError('invalid_request', {
        values: { detail: issue === undefined ? '' : describeIssue(issue, received) },
        cause: result.error,
      });
    },
  });
}
