import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { accountCalls } from '../../entities/account/account.ts';
import { newPasswordField } from './account-fields.ts';
import { AccountForm, AuthPage } from './form-parts.tsx';
import { useLinkToken } from '../../lib/navigation/use-link-token.ts';
import { useSubmit } from '../../features/account/use-submit.ts';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.account.reset.title)));

export default function ResetPasswordPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { weaknesses, run, ...submission } = useSubmit();
  return (
    <AuthPage
      title={t('reset.title')}
      lead={t('reset.lead')}
      below={<TextLink to={paths.forgotPassword()}>{t('forgot.title')}</TextLink>}
    >
      {token === '' ? (
        <Notice tone="caution">{t('verify.noToken')}</Notice>
      ) : (
        <AccountForm
          label={t('reset.title')}
          submit={t('reset.submit')}
          submission={submission}
          onSubmit={({ password = '' }) =>
            void run(async () => {
              await accountCalls.reset({ token, password });
              showToast({
                tone: 'positive',
                title: t('success'),
                description: t('reset.done'),
                page: paths.signIn(),
              });
              await navigate(paths.signIn());
            })
          }
          fields={[newPasswordField(t('fields.newPassword'), t('passwordHint'), weaknesses)]}
        />
      )}
    </AuthPage>
  );
}
