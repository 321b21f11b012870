import { z } from 'zod';
import {
  accountConfirmNewEmail,
  accountEmailChanged,
  accountEmailChanging,
  accountExists,
  accountPasskeyAdded,
  accountPasskeyRemoved,
  accountPasswordChanged,
  accountRecoveryCodes,
  accountResetPassword,
  accountScoreReady,
  accountSecondFactorOff,
  accountSecondFactorOn,
  accountSignInCode,
  accountVerifyEmail,
} from './account.ts';
import { fireWarning } from './fire-warning.ts';
import { homeInvitation } from './home-invitation.ts';
import { insurerReminder } from './insurer-reminder.ts';
import { policyReviewReceived, policyReviewRequest } from './policy-review.ts';

export type { RenderOptions, RenderedTemplate } from './layout.ts';

/** All mails by name. A name is stored with each mail that waits, so it outlives a deployment. */
export const templates = {
  policy_review_request: policyReviewRequest,
  policy_review_received: policyReviewReceived,
  account_verify_email: accountVerifyEmail,
  account_confirm_new_email: accountConfirmNewEmail,
  account_reset_password: accountResetPassword,
  account_sign_in_code: accountSignInCode,
  account_exists: accountExists,
  account_email_changing: accountEmailChanging,
  account_password_changed: accountPasswordChanged,
  account_email_changed: accountEmailChanged,
  account_passkey_added: accountPasskeyAdded,
  account_passkey_removed: accountPasskeyRemoved,
  account_second_factor_on: accountSecondFactorOn,
  account_second_factor_off: accountSecondFactorOff,
  account_recovery_codes: accountRecoveryCodes,
  account_score_ready: accountScoreReady,
  fire_warning: fireWarning,
  insurer_reminder: insurerReminder,
  home_invitation: homeInvitation,
} as const;

/** What a mail says: a template and its props. */
export const mailContentSchema = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('policy_review_request'),
    props: policyReviewRequest.props,
  }),
  z.object({
    template: z.literal('policy_review_received'),
    props: policyReviewReceived.props,
  }),
  z.object({ template: z.literal('account_verify_email'), props: accountVerifyEmail.props }),
  z.object({
    template: z.literal('account_confirm_new_email'),
    props: accountConfirmNewEmail.props,
  }),
  z.object({ template: z.literal('account_reset_password'), props: accountResetPassword.props }),
  z.object({ template: z.literal('account_sign_in_code'), props: accountSignInCode.props }),
  z.object({ template: z.literal('account_exists'), props: accountExists.props }),
  z.object({ template: z.literal('account_email_changing'), props: accountEmailChanging.props }),
  z.object({
    template: z.literal('account_password_changed'),
    props: accountPasswordChanged.props,
  }),
  z.object({ template: z.literal('account_email_changed'), props: accountEmailChanged.props }),
  z.object({ template: z.literal('account_passkey_added'), props: accountPasskeyAdded.props }),
  z.object({ template: z.literal('account_passkey_removed'), props: accountPasskeyRemoved.props }),
  z.object({ template: z.literal('account_second_factor_on'), props: accountSecondFactorOn.props }),
  z.object({
    template: z.literal('account_second_factor_off'),
    props: accountSecondFactorOff.props,
  }),
  z.object({ template: z.literal('account_recovery_codes'), props: accountRecoveryCodes.props }),
  z.object({ template: z.literal('account_score_ready'), props: accountScoreReady.props }),
  z.object({ template: z.literal('fire_warning'), props: fireWarning.props }),
  z.object({ template: z.literal('insurer_reminder'), props: insurerReminder.props }),
  z.object({ template: z.literal('home_invitation'), props: homeInvitation.props }),
]);

export type MailContent = z.infer<typeof mailContentSchema>;
