import { render, toPlainText } from '@react-email/render';
import {
  templates,
  type MailContent,
  type RenderOptions,
  type RenderedTemplate,
} from './templates/index.ts';
import type { Message } from './transport.ts';

/** Writes a mail in one language, as HTML and as plain text that says the same. */
export async function renderMail(
  content: MailContent,
  options: RenderOptions,
): Promise<
  Pick<Message, 'subject' | 'text' | 'replyTo' | 'unsubscribe'> & { readonly html: string }
> {
  const { subject, body, replyTo, unsubscribe } = write(content, options);
  const html = await render(body);
  const text = toPlainText(html);
  return {
    subject,
    html,
    text,
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}

function write(content: MailContent, options: RenderOptions): RenderedTemplate {
  switch (content.template) {
    case 'policy_review_request':
      return templates.policy_review_request.write(content.props, options);
    case 'policy_review_received':
      return templates.policy_review_received.write(content.props, options);
    case 'account_verify_email':
      return templates.account_verify_email.write(content.props, options);
    case 'account_confirm_new_email':
      return templates.account_confirm_new_email.write(content.props, options);
    case 'account_reset_password':
      return templates.account_reset_password.write(content.props, options);
    case 'account_sign_in_code':
      return templates.account_sign_in_code.write(content.props, options);
    case 'account_exists':
      return templates.account_exists.write(content.props, options);
    case 'account_email_changing':
      return templates.account_email_changing.write(content.props, options);
    case 'account_password_changed':
      return templates.account_password_changed.write(content.props, options);
    case 'account_email_changed':
      return templates.account_email_changed.write(content.props, options);
    case 'account_passkey_added':
      return templates.account_passkey_added.write(content.props, options);
    case 'account_passkey_removed':
      return templates.account_passkey_removed.write(content.props, options);
    case 'account_second_factor_on':
      return templates.account_second_factor_on.write(content.props, options);
    case 'account_second_factor_off':
      return templates.account_second_factor_off.write(content.props, options);
    case 'account_recovery_codes':
      return templates.account_recovery_codes.write(content.props, options);
    case 'account_score_ready':
      return templates.account_score_ready.write(content.props, options);
    case 'fire_warning':
      return templates.fire_warning.write(content.props, options);
    case 'insurer_reminder':
      return templates.insurer_reminder.write(content.props, options);
    case 'home_invitation':
      return templates.home_invitation.write(content.props, options);
  }
}
