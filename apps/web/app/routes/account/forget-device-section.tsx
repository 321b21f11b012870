import { useTranslations } from 'use-intl';

import { forgetBrowser } from '../../entities/account/forget-browser.ts';
import { changingCalls } from '../../entities/account/account.ts';
import { usePaths } from '../../lib/paths.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { AccountSection } from './account-section.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

/** Ends what this browser can open without an account, and removes what it keeps of any home and person. */
export function ForgetDeviceSection() {
  const t = useTranslations('account');
  const paths = usePaths();
  const { isSending, run } = useSubmit();
  return (
    <AccountSection title={t('forget.title')}>
      <p className="-mt-3 text-ink-soft">{t('forget.text')}</p>
      <ConfirmButton
        tone="danger"
        className="self-start"
        isPending={isSending}
        question={{
          title: t('forget.confirmTitle'),
          text: t('forget.confirmText'),
          confirm: t('forget.action'),
          cancel: t('forget.cancel'),
        }}
        onConfirm={() =>
          void run(async () => {
            await changingCalls.forgetDevice();
            await forgetBrowser({
              isSignedIn: true,
              page: paths.account(),
              toast: { title: t('success'), description: t('forget.done') },
            });
          })
        }
      >
        {t('forget.action')}
      </ConfirmButton>
    </AccountSection>
  );
}
