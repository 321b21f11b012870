import { DssError, type ErrorCode } from '@dss/domain';
import { z } from 'zod';
import { DatabaseUnavailable, isConnectionFailure } from '../db/index.ts';

/** The kinds of error of signing in, by the code of the library. */
const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  INVALID_EMAIL: 'invalid_email',
  INVALID_PASSWORD: 'password_incorrect',
  PASSWORD_TOO_SHORT: 'weak_password',
  INVALID_TOKEN: 'account_link_invalid',
  TOKEN_EXPIRED: 'account_link_invalid',
  USER_NOT_FOUND: 'account_link_invalid',
  INVALID_USER: 'account_link_invalid',
  INVALID_OTP: 'code_invalid',
  OTP_EXPIRED: 'code_invalid',
  OTP_HAS_EXPIRED: 'code_invalid',
  TOO_MANY_ATTEMPTS: 'code_invalid',
  INVALID_CODE: 'code_invalid',
  INVALID_BACKUP_CODE: 'code_invalid',
  TOTP_NOT_ENABLED: 'code_invalid',
  BACKUP_CODES_NOT_ENABLED: 'code_invalid',
  TWO_FACTOR_NOT_ENABLED: 'code_invalid',
  TOTP_ALREADY_ENABLED: 'second_factor_refused',
  INVALID_TWO_FACTOR_COOKIE: 'sign_in_expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_sign_ins',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_sign_ins',
  CHALLENGE_NOT_FOUND: 'sign_in_expired',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_refused',
};

const libraryError = z.object({
  name: z.literal('APIError'),
  statusCode: z.number(),
  body: z.object({ code: z.string().optional() }).optional(),
});

/** Converts an error of the library that signs people in to one of the catalog; others are returned unchanged. */
export function toKnownError(error: unknown): unknown {
  const known = libraryError.safeParse(error);
  if (!known.success) {
    return isDatabaseUnreachable(error) ? new DatabaseUnavailable(error) : error;
  }
  const code = codes[known.data.body?.code ?? ''];
  if (code !== undefined) return new DssError(code, { cause: error });
  // Another sign-in took a recovery code at the same moment. The library ends this one, which therefore has to begin again.
  if (known.data.statusCode === 409) return new DssError('sign_in_expired', { cause: error });
  return known.data.statusCode === 401 ? new DssError('session_missing', { cause: error }) : error;
}

/** Whether the library could not store a new user, such as one with an address that was taken meanwhile. */
export function isUserNotCreated(error: unknown): boolean {
  return libraryError.safeParse(error).data?.body?.code === 'FAILED_TO_CREATE_USER';
}

const unreachable = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT)$/;
const driverWords = /^Connection terminated|timeout exceeded when trying to connect/;

/** Whether a call of the library failed because the database didn't answer: it depends on nothing else. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isConnectionFailure(error) || driverWords.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && unreachable.test(error.code)) {
    return true;
  }
  return isDatabaseUnreachable(error.cause);
}
