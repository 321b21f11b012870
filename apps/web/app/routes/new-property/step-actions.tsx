import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useOnline } from '../../lib/device/device-state.ts';
import { countPending } from '../../entities/photo/upload-store.ts';
import { useUnsentPhotoIds, useUploadsState } from '../../entities/photo/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';

export interface StepActionsProps {
  propertyId: string;
  onBack: () => void;
  children: Elements;
  /** Another way on, below the main one. */
  otherwise: Elements;
}

/**
 * Says next to the button why there can't be a score yet, since the photo cards may be far above. Visual only: the list
 * announces it to screen readers.
 */
function UploadsOnTheirWay({ propertyId }: { propertyId: string }) {
  const t = useTranslations('newProperty.photos');
  const online = useOnline();
  const count = useUploadsState(propertyId, countPending);
  const isPaused = useUploadsState(propertyId, ({ pause }) => pause !== null);
  if (count === 0) return null;
  const state = online ? (isPaused ? 'paused' : 'sending') : 'offline';
  return (
    <p aria-hidden="true" className="text-caption text-ink-soft tabular-nums sm:text-right">
      {t(state, { count })}
    </p>
  );
}

/** Back and forward buttons, within reach of the thumb. Back asks for confirmation if photos would be lost. */
export function StepActions({ propertyId, onBack, children, otherwise }: StepActionsProps) {
  const t = useTranslations('newProperty');
  const [asking, setAsking] = useState(false);
  useEffect(preloadConfirmDialog, []);
  const unstored = useUnsentPhotoIds(propertyId).length;

  return (
    <>
      <div className="thumb-bar flex flex-col gap-2">
        <UploadsOnTheirWay propertyId={propertyId} />
        <div className="flex flex-wrap justify-between gap-3 *:min-h-14 *:px-4 *:last:grow max-sm:*:last:min-w-min max-sm:*:last:basis-0 sm:*:px-6 sm:*:last:grow-0">
          <Button onClick={() => (unstored > 0 ? setAsking(true) : onBack())}>
            <ArrowLeftIcon className="size-5" />
            <span>{t('photos.back')}</span>
          </Button>
          {children}
        </div>
        {otherwise}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('leave.title')}
          text={t('leave.text', { count: unstored })}
          confirmLabel={t('leave.confirm')}
          cancelLabel={t('leave.cancel')}
          onConfirm={onBack}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
