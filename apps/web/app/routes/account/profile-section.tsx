import type { Account } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { accountCalls, accountQuery, changingCalls } from '../../entities/account/account.ts';
import { nameField, passwordField } from './account-fields.ts';
import { AccountSection } from './account-section.tsx';
import { AccountForm } from './form-parts.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

/** Name and email address. */
export function ProfileSection({ account }: { account: Account }) {
  const t = useTranslations('account');
  const client = useQueryClient();
  const naming = useSubmit();
  const moving = useSubmit();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountSection title={t('profile.title')}>
      <AccountForm
        label={t('profile.title')}
        submit={t('profile.save')}
        tone="secondary"
        submission={naming}
        onSubmit={({ name = '' }) =>
          void naming.run(async () => {
            await changingCalls.rename(name);
            await client.invalidateQueries(accountQuery);
            showToast({
              tone: 'positive',
              title: t('success'),
              description: t('profile.saved'),
            });
          })
        }
        fields={[{ ...nameField(t('fields.name')), defaultValue: account.name }]}
      />
      <h3 className="border-t border-line pt-6 font-strong">{t('profile.emailTitle')}</h3>
      <p className="-mt-4 break-words text-ink-soft">
        {t('profile.emailNow', { email: account.email })}
      </p>
      <AccountForm
        label={t('profile.emailTitle')}
        submit={t('profile.changeEmail')}
        tone="secondary"
        submission={moving}
        onSubmit={({ email = '', password = '' }) =>
          void moving.run(async () => {
            await accountCalls.changeEmail({ email, password });
            setSentTo(email.trim());
          })
        }
        fields={[
          { name: 'email', type: 'email', label: t('fields.newEmail'), autoComplete: 'email' },
          passwordField(t('profile.passwordToChange')),
        ]}
      />
      {sentTo !== null && (
        <div ref={scrollIntoReach}>
          <Notice role="status" tone="positive">
            {t('profile.emailSent', { email: sentTo })}
          </Notice>
        </div>
      )}
    </AccountSection>
  );
}

/** On a phone, a message below the form would be off the screen that shows the button just pressed. */
function scrollIntoReach(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
