import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { signInCalls } from '../../entities/account/account.ts';
import { useKnownAccount } from '../../entities/account/known-account.ts';
import { nameField, newPasswordField } from './account-fields.ts';
import { AccountForm, AuthPage, readFromHere } from './form-parts.tsx';
import { useEnter } from './use-enter.ts';
import { useLinkToken } from '../../lib/navigation/use-link-token.ts';
import { useSubmit } from '../../features/account/use-submit.ts';

interface Chosen {
  readonly name: string;
  readonly password: string;
}

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.account.verify.title)),
);

/**
 * Opened by the link in a mail. A button confirms, because programs that scan mail open links too. In a browser that the account wasn't
 * made in, its owner chooses name and password.
 */
export default function VerifyPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const token = useLinkToken();
  const enter = useEnter();
  const { weaknesses, run, ...submission } = useSubmit();
  const isSignedIn = useKnownAccount() !== null;
  // By token, because another link may be opened in the same tab.
  const [spent, setSpent] = useState<string | null>(null);
  const [unknownHere, setUnknownHere] = useState<string | null>(null);
  const confirm = (chosen: Partial<Chosen> = {}) =>
    void run(async () => {
      try {
        await signInCalls.verify({ token, ...chosen });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'new_password_needed') {
          setUnknownHere(token);
          return;
        }
        if (error.code === 'account_link_invalid') setSpent(token);
        throw error;
      }
      showToast({
        tone: 'positive',
        title: t('success'),
        description: t('verify.done'),
        page: paths.homes(),
      });
      await enter();
    });
  const below = isSignedIn ? (
    <TextLink to={paths.account()}>{t('account.title')}</TextLink>
  ) : (
    <TextLink to={paths.signIn()}>{t('forgot.back')}</TextLink>
  );

  if (token !== '' && spent !== token && unknownHere === token) {
    return (
      <AuthPage
        key="choose"
        heading={readFromHere}
        title={t('verify.chooseTitle')}
        lead={t('verify.chooseLead')}
        below={below}
      >
        <AccountForm
          label={t('verify.chooseTitle')}
          submit={t('verify.submit')}
          submission={submission}
          onSubmit={({ name = '', password = '' }) => confirm({ name, password })}
          fields={[
            nameField(t('fields.name')),
            newPasswordField(t('fields.password'), t('passwordHint'), weaknesses),
          ]}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('verify.title')}
      lead={token === '' || spent === token ? null : t('verify.lead')}
      below={below}
    >
      {token === '' ? (
        <Notice tone="caution">{t('verify.noToken')}</Notice>
      ) : spent === token ? (
        <Notice role="status" tone="caution">
          {t(isSignedIn ? 'verify.spentSignedIn' : 'verify.spent')}
        </Notice>
      ) : (
        <Button
          tone="primary"
          className="self-start"
          unavailable={submission.isSending}
          onClick={() => confirm()}
        >
          {submission.isSending ? t('sending') : t('verify.submit')}
        </Button>
      )}
    </AuthPage>
  );
}
