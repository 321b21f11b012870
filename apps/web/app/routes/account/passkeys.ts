import { doneSchema, passkeySchema, passkeysSchema, signedInSchema } from '@dss/domain';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

import { ApiError } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';

const hasChallenge = (value: unknown) =>
  z.looseObject({ challenge: z.string() }).safeParse(value).success;
const creationSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>(hasChallenge);
const requestSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>(hasChallenge);

/** Loaded with the first use: most visitors never need it. */
const webauthn = () => import('@simplewebauthn/browser');

export const passkeysKey = ['account', 'passkeys'] as const;

/** GET /api/account/passkeys */
export function usePasskeys() {
  return useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => callApi(apiPaths.accountStep('passkeys'), passkeysSchema, { signal }),
    staleTime: 0,
  });
}

/** Whether this browser has passkeys; false during prerendering and in the native apps. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, knowsPasskeys, knowsNone);
}

const neverChanges = () => () => undefined;
const knowsPasskeys = () => nativeServer === null && 'PublicKeyCredential' in globalThis;
const knowsNone = () => false;

/** Makes a passkey on this device and adds it to the account. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const optionsJSON = await callApi(apiPaths.accountStep('passkeys/options'), creationSchema, {
    method: 'POST',
    body: { password },
  });
  const { startRegistration } = await webauthn();
  const response = await startRegistration({ optionsJSON }).catch(refused);
  await callApi(apiPaths.accountStep('passkeys'), passkeySchema, {
    method: 'POST',
    body: { name, response },
  });
}

/** Signs in with a passkey that the owner picks among those of this device. */
export async function signInWithPasskey() {
  const optionsJSON = await callApi(
    apiPaths.accountStep('sign-in/passkey/options'),
    requestSchema,
    { method: 'POST' },
  );
  const { startAuthentication } = await webauthn();
  const response = await startAuthentication({ optionsJSON }).catch(refused);
  return callApi(apiPaths.accountStep('sign-in/passkey'), signedInSchema, {
    method: 'POST',
    body: { response },
  });
}

export const renamePasskey = (id: string, name: string) =>
  callApi(apiPaths.passkey(id), doneSchema, { method: 'PATCH', body: { name } });

export const removePasskey = (id: string) =>
  callApi(apiPaths.passkey(id), doneSchema, { method: 'DELETE' });

/** The owner stopped, the device had none, or the browser doesn't allow them at this address. */
function refused(cause: unknown): never {
  const isAddress = cause instanceof Error && cause.name === 'SecurityError';
  throw new ApiError(
    isAddress ? 'passkey_address' : 'passkey_refused',
    'The passkey was not used.',
    { status: 0, retryable: false, cause },
  );
}
