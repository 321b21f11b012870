import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { ErrorCode } from '@dss/domain';
import { changingErrors } from '../http/index.ts';
import { countedAs } from '../rate-limits/index.ts';

export const accountTags = ['Accounts'];

/** How often a route may be used. */
const limits = {
  /** Each request is an attempt, which the route counts with `countAttempt`, for the account and the network. */
  attempts: countedAs('itself'),
  /** Like any other request that changes something. */
  usual: {},
  /** Always possible. */
  none: countedAs('nothing'),
} as const;

const errorsOf: Readonly<Record<keyof typeof limits, readonly ErrorCode[]>> = {
  attempts: ['too_many_sign_ins'],
  usual: [],
  none: [],
};

interface AccountPost<Step extends string, Request, Answers> {
  /** What follows `/api/account/`. */
  readonly step: Step;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly limit?: keyof typeof limits;
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
  limit = 'attempts',
  request,
  answers,
  errors,
}: AccountPost<Step, Request, Answers>) {
  return createRoute({
    method: 'post',
    path: `/api/account/${step}` as const,
    operationId,
    tags: accountTags,
    summary,
    ...(description === undefined ? {} : { description }),
    ...limits[limit],
    request,
    responses: { ...answers, ...changingErrors(...errors, ...errorsOf[limit]) },
  });
}
