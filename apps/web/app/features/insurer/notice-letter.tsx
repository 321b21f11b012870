import type { InsurerNotice } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useChangeNotice, useKeepLetter } from '../../entities/insurer-notices/notices.ts';
import { chooseFiles } from '../../entities/photo/photo-sources.ts';
import { prepareLetter } from '../../entities/photo/prepare-letter.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { usePrivatePicture } from '../../lib/api/use-private-picture.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

/** The photo of what the insurer sent: to add, look at and delete. */
export function NoticeLetter({ notice }: { notice: InsurerNotice }) {
  const t = useTranslations('insurer.letterPhoto');
  const { id, property_id: propertyId, has_letter: hasLetter } = notice;
  const keep = useKeepLetter(propertyId, id);
  const change = useChangeNotice(propertyId, id);
  const [isShown, setShown] = useState(false);
  const isPending = keep.isPending || change.isPending;

  async function choose(): Promise<void> {
    const [file] = await chooseFiles({ multiple: false });
    if (file === undefined) return;
    const prepared = await prepareLetter(file).catch(() => null);
    if (prepared === null) showToast({ tone: 'danger', title: t('unreadable') });
    else keep.mutate(prepared);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <h4 className="font-strong">{t('title')}</h4>
      <p className="text-caption text-ink-soft">{t('private')}</p>
      {hasLetter && isShown && <LetterPicture key={id} notice={notice} />}
      {hasLetter ? (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'hide' : 'show')}
          </Button>
          <ConfirmButton
            tone="quiet"
            size="small"
            isPending={isPending}
            question={{
              title: t('removeTitle'),
              text: t('removeText'),
              confirm: t('remove'),
              cancel: t('keep'),
            }}
            onConfirm={() => change.mutate({ removeLetter: true })}
          >
            {t('remove')}
          </ConfirmButton>
        </div>
      ) : (
        <Button size="small" unavailable={isPending} onClick={() => void choose()}>
          {t(keep.isPending ? 'adding' : 'add')}
        </Button>
      )}
    </div>
  );
}

function LetterPicture({ notice: { id, property_id: propertyId } }: { notice: InsurerNotice }) {
  const t = useTranslations('insurer.letterPhoto');
  const errorText = useErrorText();
  const { url, error } = usePrivatePicture(apiPaths.insurerLetter(propertyId, id));
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  return url === null ? (
    <p role="status">{t('loading')}</p>
  ) : (
    <img src={url} alt={t('title')} className="w-full rounded-small border border-line" />
  );
}
