import type { Account } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast/toast-queue.ts';
import { accountCalls, accountQuery } from '../../entities/account/account.ts';
import { newPasswordField, passwordField } from './account-fields.ts';
import { AccountSection } from './account-section.tsx';
import { AccountForm } from './form-parts.tsx';
import { Passkeys } from './passkeys-part.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

/** Password, two-step sign-in and passkeys. */
export function SecuritySection({ account }: { account: Account }) {
  const t = useTranslations('account');
  return (
    <AccountSection title={t('security.title')}>
      <PasswordForm />
      <h3 className="border-t border-line pt-6 font-strong">{t('security.second')}</h3>
      <SecondFactor isOn={account.second_factor} />
      <Passkeys />
    </AccountSection>
  );
}

function PasswordForm() {
  const t = useTranslations('account');
  const client = useQueryClient();
  const { weaknesses, run, ...submission } = useSubmit();
  const [changes, setChanges] = useState(0);
  return (
    <AccountForm
      // Emptied after each change.
      key={changes}
      label={t('security.password')}
      submit={t('security.changePassword')}
      tone="secondary"
      submission={submission}
      onSubmit={({ current = '', password = '' }) =>
        void run(async () => {
          await accountCalls.changePassword(current, password);
          setChanges(changes + 1);
          await client.invalidateQueries({ queryKey: accountQuery.queryKey });
          showToast({
            tone: 'positive',
            title: t('success'),
            description: t('security.passwordChanged'),
          });
        })
      }
      fields={[
        { ...passwordField(t('fields.currentPassword')), name: 'current' },
        newPasswordField(t('fields.newPassword'), t('passwordHint'), weaknesses),
      ]}
    />
  );
}
