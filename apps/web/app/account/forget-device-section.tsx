import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { loadPart } from '../ui/load-part.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { changingCalls } from './account.ts';
import { AccountSection } from './account-section.tsx';
import { useSubmit } from './use-submit.ts';

const ConfirmDialog = lazy(() => loadPart(() => import('../ui/confirm-dialog.tsx')));

/** Ends what this browser can open without an account. */
export function ForgetDeviceSection() {
  const t = useTranslations('account');
  const client = useQueryClient();
  const { isSending, run } = useSubmit();
  const [asks, setAsks] = useState(false);
  return (
    <AccountSection title={t('forget.title')}>
      <p className="-mt-3 text-ink-soft">{t('forget.text')}</p>
      <Button
        tone="danger"
        className="self-start"
        unavailable={isSending}
        onClick={() => setAsks(true)}
      >
        {t('forget.action')}
      </Button>
      {asks && (
        <Suspense>
          <ConfirmDialog
            title={t('forget.confirmTitle')}
            text={t('forget.confirmText')}
            confirmLabel={t('forget.action')}
            cancelLabel={t('forget.cancel')}
            onCancel={() => setAsks(false)}
            onConfirm={() => {
              setAsks(false);
              void run(async () => {
                await changingCalls.forgetDevice();
                await client.invalidateQueries();
                showToast({
                  tone: 'positive',
                  title: t('success'),
                  description: t('forget.done'),
                });
              });
            }}
          />
        </Suspense>
      )}
    </AccountSection>
  );
}
