import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { signInCalls } from './account.ts';
import { AuthPage } from './form-parts.tsx';
import { useEnter } from './use-enter.ts';
import { useLinkToken } from '../navigation/use-link-token.ts';
import { useSubmit } from './use-submit.ts';

/** Opened by the link in a mail. A button confirms, because programs that scan mail open links too. */
export function VerifyPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const token = useLinkToken();
  const enter = useEnter();
  const { isSending, run } = useSubmit();
  return (
    <AuthPage
      title={t('verify.title')}
      lead={t('verify.lead')}
      below={<TextLink to={paths.signIn()}>{t('forgot.back')}</TextLink>}
    >
      {token === '' ? (
        <Notice tone="caution">{t('verify.noToken')}</Notice>
      ) : (
        <Button
          tone="primary"
          className="self-start"
          unavailable={isSending}
          onClick={() =>
            void run(async () => {
              await signInCalls.verify(token);
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
