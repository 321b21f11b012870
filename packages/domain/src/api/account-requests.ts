import { z } from 'zod';
import { accountTextLimits } from './accounts.ts';

// Requests about an account. In a file apart from the answers, because only the server reads requests: browsers don't load these.

const passwordSchema = z.string().min(1).max(accountTextLimits.password);
const emailSchema = z.string().trim().toLowerCase().min(1).max(accountTextLimits.email);
const nameSchema = z.string().trim().min(1).max(accountTextLimits.name);
const linkTokenSchema = z.string().min(1).max(200);
/** Apps show codes in groups, and people type the gap. */
const codeSchema = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1).max(40));

export const signUpSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
});

/** How the session is handed over: to browsers as a cookie, to programs as a token in the answer. */
export const sessionHandoverSchema = z.enum(['cookie', 'token']).default('cookie');

export const signInSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  session_as: sessionHandoverSchema,
});

export const codeSignInSchema = z.object({
  email: emailSchema,
  code: codeSchema,
  session_as: sessionHandoverSchema,
});

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export const secondFactorSchema = z.object({
  code: codeSchema,
  kind: z.enum(['app', 'recovery']).default('app'),
  session_as: sessionHandoverSchema,
  /** From the answer to the first step, for programs; browsers have a cookie. */
  pending: z.string().max(300).optional(),
});

export const signOutSchema = z.object({
  /** Which sessions end: this one, all others, or every one. */
  scope: z.enum(['this', 'others', 'all']).default('this'),
});

export const emailOnlySchema = z.object({ email: emailSchema });
/** The name and the password are chosen where the link is opened, unless it is opened in the browser that signed up. */
export const verifyEmailSchema = z.object({
  token: linkTokenSchema,
  name: nameSchema.optional(),
  password: passwordSchema.optional(),
});
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

const passkeyNameSchema = z.string().trim().min(1).max(accountTextLimits.passkeyName);

export const renamePasskeySchema = z.object({ name: passkeyNameSchema });

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

export const movePropertiesSchema = z.object({ property_ids: z.array(z.uuid()).min(1).max(500) });
