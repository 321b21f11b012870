import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { accountCalls } from '../../entities/account/account.ts';
import { emailField, nameField, newPasswordField } from './account-fields.ts';
import { AlreadySignedIn, useSignedIn } from './already-signed-in.tsx';
import { AccountForm, AuthPage, readFromHere } from './form-parts.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.account.signUp.title)),
);

/** Signing up. The account begins with the link in the mail. */
export default function SignUpPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const { weaknesses, run, ...submission } = useSubmit();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const tellSent = () =>
    showToast({ tone: 'positive', title: t('success'), description: t('signUp.sent') });

  const account = useSignedIn();

  if (account !== null) return <AlreadySignedIn account={account} />;
  if (sentTo !== null) {
    return (
      <AuthPage
        key="sent"
        heading={readFromHere}
        title={t('signUp.sentTitle')}
        lead={t('signUp.sentText', { email: sentTo })}
        below={<TextLink to={paths.signIn()}>{t('forgot.back')}</TextLink>}
      >
        <Button
          className="self-start"
          unavailable={submission.isSending}
          onClick={() =>
            void run(async () => {
              await accountCalls.resend(sentTo);
              tellSent();
            })
          }
        >
          {t('signUp.again')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      below={
        <p>
          <span>{t('signUp.have')}</span>{' '}
          <TextLink to={paths.signIn()}>{t('signUp.signIn')}</TextLink>
        </p>
      }
    >
      <AccountForm
        label={t('signUp.title')}
        submit={t('signUp.submit')}
        submission={submission}
        onSubmit={({ name = '', email = '', password = '' }) =>
          void run(async () => {
            await accountCalls.signUp({ name, email, password });
            setSentTo(email.trim());
            tellSent();
          })
        }
        fields={[
          nameField(t('fields.name')),
          emailField(t('fields.email')),
          newPasswordField(t('fields.password'), t('passwordHint'), weaknesses),
        ]}
      />
    </AuthPage>
  );
}
