import {
  accountSessionsSchema,
  currentAccountSchema,
  doneSchema,
  movablePropertiesSchema,
  movedPropertiesSchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
  signedInSchema,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { isServerUnreachable } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { forgetAfterSession } from './forget-browser.ts';
import { isAccountKnown, rememberAccount } from './known-account.ts';

/** GET /api/account */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => {
    const { account } = await callApi(apiPaths.account(), currentAccountSchema, { signal });
    const hasEnded = account === null && isAccountKnown();
    rememberAccount(account?.name ?? null);
    if (hasEnded) await forgetAfterSession();
    return account;
  },
  staleTime: 60_000,
  // Renewing a session is repeated for up to half a minute: from 200 ms on, doubled each time.
  retry: (failures, error) => failures < 7 && isServerUnreachable(error),
  retryDelay: (failures) => 200 * 2 ** failures,
});

/** Who is signed in; `data` is null for nobody. */
export function useAccount() {
  return useQuery(accountQuery);
}

/** GET /api/account/sessions */
export const sessionsQuery = queryOptions({
  queryKey: [...accountQuery.queryKey, 'sessions'],
  queryFn: ({ signal }) =>
    callApi(apiPaths.accountStep('sessions'), accountSessionsSchema, { signal }),
  staleTime: 0,
});

/** GET /api/account/movable-properties */
export function useMovableProperties(isSignedIn: boolean) {
  return useQuery({
    queryKey: [...accountQuery.queryKey, 'movable'],
    queryFn: ({ signal }) =>
      callApi(apiPaths.movableProperties(), movablePropertiesSchema, { signal }),
    enabled: isSignedIn,
    staleTime: 0,
  });
}

/** POST /api/account/movable-properties */
export function useMoveProperties() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      callApi(apiPaths.movableProperties(), movedPropertiesSchema, {
        method: 'POST',
        body: { property_ids: ids },
      }),
    onSuccess: () => client.invalidateQueries(),
  });
}

const post = (step: string, body: unknown) =>
  callApi(apiPaths.accountStep(step), doneSchema, { method: 'POST', body });

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Account calls that change nothing on screen. */
export const accountCalls = {
  signUp: (body: Credentials & { readonly name: string }) => post('sign-up', body),
  resend: (email: string) => post('verification-mail', { email }),
  forgot: (email: string) => post('forgotten-password', { email }),
  reset: (body: { readonly token: string; readonly password: string }) =>
    post('reset-password', body),
  removeAccess: (token: string) => post('remove-access', { token }),
  mailCode: (email: string) => post('sign-in/code', { email }),
  changePassword: (current: string, password: string) =>
    post('password', { current_password: current, password }),
  changeEmail: (body: Credentials) => post('email', body),
  setUpSecondFactor: (password: string) =>
    callApi(apiPaths.accountStep('second-factor'), secondFactorSetupSchema, {
      method: 'POST',
      body: { password },
    }),
  newRecoveryCodes: (password: string) =>
    callApi(apiPaths.accountStep('recovery-codes'), recoveryCodesSchema, {
      method: 'POST',
      body: { password },
    }),
} as const;

const enter = (step: string, body: unknown) =>
  callApi(apiPaths.accountStep(step), signedInSchema, { method: 'POST', body });

/** Ways to sign in. Each may ask for a second step. */
export const signInCalls = {
  password: (body: Credentials) => enter('sign-in', body),
  code: (body: { readonly email: string; readonly code: string }) =>
    enter('sign-in/with-code', body),
  secondFactor: (body: { readonly code: string; readonly kind: 'app' | 'recovery' }) =>
    enter('sign-in/second-factor', body),
  verify: (body: { readonly token: string; readonly name?: string; readonly password?: string }) =>
    enter('verify-email', body),
} as const;

/** Account calls after which what the page shows of the account is out of date. */
export const changingCalls = {
  rename: (name: string) =>
    callApi(apiPaths.account(), doneSchema, { method: 'PATCH', body: { name } }),
  confirmSecondFactor: (code: string) => post('second-factor/confirm', { code }),
  turnSecondFactorOff: (password: string) => post('second-factor/off', { password }),
  endSession: (id: string) =>
    callApi(apiPaths.accountSession(id), doneSchema, { method: 'DELETE' }),
  deleteAccount: (password: string) => post('deletion', { password }),
  signOut: (scope: 'this' | 'others' | 'all') => post('sign-out', { scope }),
  forgetDevice: () => callApi(apiPaths.forgetVisitor(), doneSchema, { method: 'POST' }),
} as const;
