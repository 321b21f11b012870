import { accountTextLimits } from '@dss/domain';

import type { AccountFieldProps } from './form-parts.tsx';

export function nameField(label: string): AccountFieldProps {
  return { name: 'name', label, autoComplete: 'name', maxLength: accountTextLimits.name };
}

/** The address by which a password manager knows the account. */
export function emailField(label: string): AccountFieldProps {
  return { name: 'email', type: 'email', label, autoComplete: 'username' };
}

/** The password that the account has. */
export function passwordField(label: string): AccountFieldProps {
  return { name: 'password', type: 'password', label, autoComplete: 'current-password' };
}

/** @param weaknesses why the server refused one */
export function newPasswordField(
  label: string,
  hint: string,
  weaknesses: readonly string[],
): AccountFieldProps {
  return {
    name: 'password',
    type: 'password',
    label,
    hint,
    autoComplete: 'new-password',
    error: weaknesses.length === 0 ? undefined : weaknesses.join(' '),
  };
}

/** A code of digits, from a mail or an app. */
export function codeField(label: string): AccountFieldProps {
  return { name: 'code', label, autoComplete: 'one-time-code', inputMode: 'numeric' };
}
