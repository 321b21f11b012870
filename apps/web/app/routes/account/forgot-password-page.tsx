import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { accountCalls } from '../../entities/account/account.ts';
import { emailField } from './account-fields.ts';
import { AccountForm, AuthPage } from './form-parts.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.account.forgot.title)),
);

export default function ForgotPasswordPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const { run, ...submission } = useSubmit();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      below={<TextLink to={paths.signIn()}>{t('forgot.back')}</TextLink>}
    >
      <AccountForm
        label={t('forgot.title')}
        submit={t('forgot.submit')}
        submission={submission}
        onSubmit={({ email = '' }) =>
          void run(async () => {
            await accountCalls.forgot(email);
            setSentTo(email.trim());
          })
        }
        fields={[emailField(t('fields.email'))]}
      />
      {sentTo !== null && (
        <Notice role="status" tone="positive">
          {t('forgot.sent', { email: sentTo })}
        </Notice>
      )}
    </AuthPage>
  );
}
