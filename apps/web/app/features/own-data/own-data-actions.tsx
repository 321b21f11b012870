import { reportDay } from '@dss/domain';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { commandApi } from '../../lib/api/client.ts';
import { downloadFile } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { ButtonLink, type ButtonSize } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { forgetBrowser } from '../../entities/account/forget-browser.ts';

export interface OwnDataActionsProps {
  size?: ButtonSize;
  /** Whether all of it belongs to an account, which stays. */
  isSignedIn: boolean;
}

/** Downloads everything, or deletes it. */
export function OwnDataActions({ size = 'regular', isSignedIn }: OwnDataActionsProps) {
  const t = useTranslations('ownData');
  const { erase, isPending } = useErasing(isSignedIn);
  return (
    <>
      {nativeServer === null ? (
        <ButtonLink size={size} to={apiPaths.ownData()} reloadDocument download>
          {t('download')}
        </ButtonLink>
      ) : (
        <DownloadInApp size={size} />
      )}
      <ConfirmButton
        tone="quiet"
        size={size}
        isPending={isPending}
        question={{
          title: t(isSignedIn ? 'confirmTitleSignedIn' : 'confirmTitle'),
          text: t(isSignedIn ? 'confirmTextSignedIn' : 'confirmText'),
          confirm: t(isSignedIn ? 'deleteSignedIn' : 'confirm'),
          cancel: t('cancel'),
        }}
        onConfirm={erase}
      >
        <TrashIcon className="size-5" />
        <span>{t(isSignedIn ? 'deleteSignedIn' : 'delete')}</span>
      </ConfirmButton>
    </>
  );
}

/** GET /api/my-data, by token, which a link can't carry. */
function DownloadInApp({ size }: { size: ButtonSize }) {
  const t = useTranslations('ownData');
  return (
    <FileButton
      size={size}
      label={t('download')}
      labelMeanwhile={t('downloading')}
      save={() =>
        downloadFile(apiPaths.ownData(), {}, `defensible-space-score-${reportDay(new Date())}.zip`)
      }
      failed={t('downloadFailed')}
    />
  );
}

/** DELETE /api/my-data, and everything that this browser keeps of it. */
function useErasing(isSignedIn: boolean) {
  const t = useTranslations('ownData');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => commandApi(apiPaths.ownData(), { method: 'DELETE' }),
    // Fail right away when offline instead of queuing: a deletion must not happen later without anybody noticing.
    networkMode: 'always',
    onSuccess: () =>
      forgetBrowser({
        isSignedIn,
        page: location.pathname,
        toast: {
          title: t('done'),
          description: t(isSignedIn ? 'doneTextSignedIn' : 'doneText'),
        },
      }),
    onError: (error) => showFailure(t('failed'), error),
  });
  return { erase: () => mutate(), isPending };
}
