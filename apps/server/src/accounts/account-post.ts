import type { RouteConfig } from '@hono/zod-openapi';
import type { ErrorCode } from '@dss/domain';
import { changingErrors } from '../http/describe-responses.ts';
import { defineRoute, type AccessRule, type RouteLimit } from '../http/define-route.ts';

export const accountTags = ['Accounts'];

const attemptErrors: readonly ErrorCode[] = ['too_many_sign_ins'];

interface AccountPost<Step extends string, Request, Answers> {
  /** What follows `/api/account/`. */
  readonly step: Step;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: AccessRule;
  /** By default each request is an attempt, which the route counts with `countAttempt`, for the account and the network. */
  readonly limit?: RouteLimit;
  readonly request: Request;
  readonly answers: Answers;
  /** Beside those of every route that changes something, and of its limit. */
  readonly errors: readonly ErrorCode[];
}

/**
 * A route by which an account is entered, changed or left. `refuseOtherSites` keeps other sites' pages from all of them, by the beginning of
 * their address.
 */
export function accountPost<
  const Step extends string,
  Request extends NonNullable<RouteConfig['request']>,
  Answers extends RouteConfig['responses'],
>({
  step,
  operationId,
  summary,
  description,
  access,
  limit = 'itself',
  request,
  answers,
  errors,
}: AccountPost<Step, Request, Answers>) {
  return defineRoute({
    method: 'post',
    path: `/api/account/${step}` as const,
    operationId,
    access,
    limit,
    tags: accountTags,
    summary,
    ...(description === undefined ? {} : { description }),
    request,
    responses: {
      ...answers,
      ...changingErrors(...errors, ...(limit === 'itself' ? attemptErrors : [])),
    },
  });
}
