import { z } from 'zod';

/**
 * How many characters the texts of an account may have. How long a password must be is decided by how hard it is to guess.
 */
export const accountTextLimits = { name: 100, email: 254, password: 128, passkeyName: 60 } as const;

const passwordSchema = z.string().min(1).max(accountTextLimits.password);
const emailSchema = z.string().trim().toLowerCase().min(1).max(accountTextLimits.email);
const nameSchema = z.string().trim().min(1).max(accountTextLimits.name);
const linkTokenSchema = z.string().min(1).max(200);
/** Apps show codes in groups, and people type the gap. */
const codeSchema = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1).max(40));

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

export const signUpSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
});

/** How the session is handed over: to browsers as a cookie, to programs as a token in the answer. */
const handover = z.enum(['cookie', 'token']).default('cookie');

export const signInSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  session_as: handover,
});

export const codeSignInSchema = z.object({
  email: emailSchema,
  code: codeSchema,
  session_as: handover,
});

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export const secondFactorSchema = z.object({
  code: codeSchema,
  kind: z.enum(['app', 'recovery']).default('app'),
  session_as: handover,
  /** From the answer to the first step, for programs; browsers have a cookie. */
  pending: z.string().max(300).optional(),
});

/** What signing in came to. */
export const signedInSchema = z.object({
  /** `second_factor`: the session begins once a code has been sent too. */
  status: z.enum(['signed_in', 'second_factor']),
  session_token: z.string().optional(),
  pending: z.string().optional(),
});

export const signOutSchema = z.object({
  /** Which sessions end: this one, all others, or every one. */
  scope: z.enum(['this', 'others', 'all']).default('this'),
});

export const emailOnlySchema = z.object({ email: emailSchema });
export const linkTokenRequestSchema = z.object({ token: linkTokenSchema });
export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: passwordSchema });
export const passwordOnlySchema = z.object({ password: passwordSchema });
export const codeOnlySchema = z.object({ code: codeSchema });

export const changeAccountSchema = z.object({ name: nameSchema });
export const changePasswordSchema = z.object({
  current_password: passwordSchema,
  password: passwordSchema,
});
export const changeEmailSchema = z.object({ email: emailSchema, password: passwordSchema });

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

const passkeyNameSchema = z.string().trim().min(1).max(accountTextLimits.passkeyName);

/** A passkey of an account. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
});
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });
export const renamePasskeySchema = z.object({ name: passkeyNameSchema });

/** What the browser is asked with, as WebAuthn writes it in JSON. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** What the browser's authenticator answered, as WebAuthn writes it in JSON. */
const authenticatorText = z.string().min(1).max(10_000);
const passkeyAnswerSchema = z.object({
  id: authenticatorText,
  rawId: authenticatorText,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
});
export const addPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: passkeyAnswerSchema.extend({
    response: z.object({
      clientDataJSON: authenticatorText,
      attestationObject: authenticatorText,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export const passkeySignInSchema = z.object({
  response: passkeyAnswerSchema.extend({
    response: z.object({
      clientDataJSON: authenticatorText,
      authenticatorData: authenticatorText,
      signature: authenticatorText,
    }),
  }),
});

export const accessTokenSchema = z.object({ access_token: z.string() });

/** Done, or nothing told: the same answer whether or not there is such an account. */
export const doneSchema = z.object({ status: z.literal('ok') });

/** A property of this browser's visitor, which an account may take over. */
export const movablePropertiesSchema = z.object({
  properties: z.array(
    z.object({ id: z.uuid(), address: z.string(), created_at: z.iso.datetime() }),
  ),
});
export const movePropertiesSchema = z.object({ property_ids: z.array(z.uuid()).min(1).max(500) });
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
