import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../api/api-paths.ts';
import { commandApi } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useDeployment } from '../deployment/index.ts';
import { nativeServer } from '../native/index.ts';
import { usePaths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TrashIcon } from '../ui/icons.tsx';
import { loadPart } from '../ui/load-part.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { forgetBrowser } from './forget-browser.ts';

const ConfirmDialog = lazy(() => loadPart(() => import('../ui/confirm-dialog.tsx')));

/** What people may do with all that is theirs: get a copy, or delete it. */
export function OwnDataSection() {
  const t = useTranslations('ownData');
  const paths = usePaths();
  const [asking, setAsking] = useState(false);
  const { erase, isPending } = useErasing();
  const months = useDeployment()?.services.expiresHomes;
  return (
    <section aria-labelledby="own-data" className="mt-4 border-t border-line pt-8 print:hidden">
      <h2 id="own-data" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        {t(nativeServer === null ? 'text' : 'textInApp')}{' '}
        <Link to={paths.deletion()} className="underline underline-offset-4">
          {t('policy')}
        </Link>
      </p>
      {months !== undefined && (
        <p className="mt-2 max-w-[64ch] text-ink-soft">
          {t('expires', { months: Number(months) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {nativeServer === null && (
          <ButtonLink size="small" to={apiPaths.ownData()} reloadDocument download>
            {t('download')}
          </ButtonLink>
        )}
        <Button
          tone="quiet"
          size="small"
          aria-busy={isPending}
          unavailable={isPending}
          onClick={() => setAsking(true)}
        >
          <TrashIcon className="size-5" />
          {t('delete')}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('confirmTitle')}
            text={t('confirmText')}
            confirmLabel={t('confirm')}
            cancelLabel={t('cancel')}
            onConfirm={() => {
              setAsking(false);
              erase();
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** DELETE /api/my-data, and everything that this browser keeps. */
function useErasing() {
  const t = useTranslations('ownData');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => commandApi(apiPaths.ownData(), { method: 'DELETE' }),
    // Fail right away when offline instead of queuing: a deletion must not happen later without anybody noticing.
    networkMode: 'always',
    onSuccess: async () => {
      // What a browser can't remove was of no use without the server.
      await forgetBrowser().catch(() => undefined);
      await queryClient.resetQueries();
      showToast({ tone: 'positive', title: t('done'), description: t('doneText') });
    },
    onError: (error) =>
      showToast({ tone: 'danger', title: t('failed'), description: errorText(error) }),
  });
  return { erase: () => mutate(), isPending };
}
