import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useLinkToken } from '../../lib/navigation/use-link-token.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { accountCalls } from '../../entities/account/account.ts';
import { AuthPage } from './form-parts.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.account.removeAccess.title)),
);

/** Opened by the link in a mail that tells of a new password or another address. A button removes, because programs that scan mail open links too. */
export default function RemoveAccessPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const token = useLinkToken();
  const client = useQueryClient();
  const { isSending, run } = useSubmit();
  // By token, because another link may be opened in the same tab.
  const [ended, setEnded] = useState<{ token: string; by: 'removed' | 'spent' } | null>(null);
  const by = ended?.token === token ? ended.by : null;
  const remove = () =>
    void run(async () => {
      try {
        await accountCalls.removeAccess(token);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'account_link_invalid') {
          setEnded({ token, by: 'spent' });
        }
        throw error;
      }
      setEnded({ token, by: 'removed' });
      await client.invalidateQueries();
    });
  return (
    <AuthPage
      title={t('removeAccess.title')}
      lead={token === '' || by !== null ? null : t('removeAccess.lead')}
      below={
        by === null ? (
          <TextLink to={paths.forgotPassword()}>{t('removeAccess.choosePassword')}</TextLink>
        ) : undefined
      }
    >
      {token === '' ? (
        <Notice tone="caution">{t('verify.noToken')}</Notice>
      ) : by !== null ? (
        <>
          <Notice role="status" tone={by === 'removed' ? 'positive' : 'caution'}>
            {t(by === 'removed' ? 'removeAccess.done' : 'removeAccess.spent')}
          </Notice>
          <ButtonLink tone="primary" className="self-start" to={paths.forgotPassword()}>
            {t('removeAccess.choosePassword')}
          </ButtonLink>
        </>
      ) : (
        <Button tone="primary" className="self-start" unavailable={isSending} onClick={remove}>
          {isSending ? t('sending') : t('removeAccess.submit')}
        </Button>
      )}
    </AuthPage>
  );
}
