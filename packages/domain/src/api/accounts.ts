import { z } from 'zod';

/**
 * How many characters the texts of an account may have. How long a password must be is decided by how hard it is to guess.
 */
export const accountTextLimits = { name: 100, email: 254, password: 128, passkeyName: 60 } as const;

/** How many characters a new password has at least (OWASP ASVS 4.0.3, 2.1.1). */
export const shortestPassword = 12;

/** Who is signed in, and the session by which they are. */
export const accountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Whether signing in takes a code of an authenticator app too. */
  second_factor: z.boolean(),
  operator: z.boolean(),
  session: z.object({ id: z.uuid(), expires_at: z.iso.datetime() }),
});

export const currentAccountSchema = z.object({ account: accountSchema.nullable() });

/** `second_factor`: the session begins once a code has been sent too. */
export const signInStatusSchema = z.enum(['signed_in', 'second_factor']);

/** What signing in came to. */
export const signedInSchema = z.object({
  status: signInStatusSchema,
  session_token: z.string().optional(),
  pending: z.string().optional(),
});

export const accountSessionSchema = z.object({
  id: z.uuid(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  user_agent: z.string(),
  network: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export const accountSessionsSchema = z.object({ sessions: z.array(accountSessionSchema) });

/** What an authenticator app is set up with. Two-step sign-in is on once a first code has been confirmed. */
export const secondFactorSetupSchema = z.object({
  /** An `otpauth://` address. */
  uri: z.string(),
  recovery_codes: z.array(z.string()),
});
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** A passkey of an account. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
});
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });
/** What the browser is asked with, as WebAuthn writes it in JSON. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

export const accessTokenSchema = z.object({ access_token: z.string() });

/** Done, or nothing revealed: the same answer whether or not there is such an account. */
export const doneSchema = z.object({ status: z.literal('ok') });

/** A property of this browser's visitor, which an account may take over. */
export const movablePropertiesSchema = z.object({
  properties: z.array(
    z.object({ id: z.uuid(), address: z.string(), created_at: z.iso.datetime() }),
  ),
});
export const movedPropertiesSchema = z.object({ property_ids: z.array(z.uuid()) });

/** What makes a password weak. */
export const passwordWeaknesses = [
  'too_short',
  'common_password',
  'common_words',
  'personal',
  'repeats',
  'sequence',
  'keyboard_pattern',
  'date',
  'guessable',
] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];

export type Account = z.infer<typeof accountSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type AccountSession = z.infer<typeof accountSessionSchema>;
