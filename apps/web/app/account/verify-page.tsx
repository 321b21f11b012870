import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../api/api-error.ts';
import { usePaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { signInCalls } from './account.ts';
import { AuthPage } from './form-parts.tsx';
import { useKnownAccount } from './known-account.ts';
import { useEnter } from './use-enter.ts';
import { useLinkToken } from '../page-frame/navigation/use-link-token.ts';
import { useSubmit } from './use-submit.ts';

/** Opened by the link in a mail. A button confirms, because programs that scan mail open links too. */
export function VerifyPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const token = useLinkToken();
  const enter = useEnter();
  const { isSending, run } = useSubmit();
  const isSignedIn = useKnownAccount() !== null;
  const [spent, setSpent] = useState<string | null>(null);
  return (
    <AuthPage
      title={t('verify.title')}
      lead={token === '' || spent === token ? null : t('verify.lead')}
      below={
        isSignedIn ? (
          <TextLink to={paths.account()}>{t('account.title')}</TextLink>
        ) : (
          <TextLink to={paths.signIn()}>{t('forgot.back')}</TextLink>
        )
      }
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
          unavailable={isSending}
          onClick={() =>
            void run(async () => {
              await signInCalls.verify(token).catch((error: unknown) => {
                if (error instanceof ApiError && error.code === 'account_link_invalid') {
                  setSpent(token);
                }
                throw error;
              });
              showToast({
                tone: 'positive',
                title: t('success'),
                description: t('verify.done'),
                page: paths.homes(),
              });
              await enter();
            })
          }
        >
          {isSending ? t('sending') : t('verify.submit')}
        </Button>
      )}
    </AuthPage>
  );
}
